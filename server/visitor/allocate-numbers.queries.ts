import type { EntityManager } from '@mikro-orm/postgresql'
import { preparedStatementPrefix } from '../rpc/query-options.ts'

export interface NumberedSession {
  session: string
  number: number
  isNew: boolean
  /** The number of visitors after this statement. */
  total: number
}

// One statement assigns the next numbers to the sessions that have none. If a session got its number meanwhile, the whole statement fails, including
// the counter, so that no number is skipped or assigned twice. If no session is new, nothing is written or locked.
const take = `${preparedStatementPrefix}
  with asked as (select session, place from jsonb_array_elements_text(?::jsonb) with ordinality as asked (session, place)),
    earlier as (select visitor.session_id, visitor.number from visitor join asked on visitor.session_id = asked.session),
    fresh as (
      select session, row_number() over (order by place) as nth from asked
      where not exists (select from earlier where earlier.session_id = asked.session)
    ),
    taken as (
      insert into tally (name, total) select 'visitors', count(*) from fresh having count(*) > 0
      on conflict (name) do update set total = tally.total + excluded.total returning total
    ),
    written as (
      insert into visitor (number, session_id, first_seen_at)
      select taken.total - (select count(*) from fresh) + fresh.nth, fresh.session, ?::timestamptz from fresh, taken returning session_id, number
    ),
    now_total as (
      select coalesce((select total from taken), (select total from tally where name = 'visitors'), 0) as total
    )
  select session_id as session, number, true as "isNew", total from written, now_total
  union all
  select session_id, number, false, total from earlier, now_total`

/** Returns the number of each of these distinct sessions: the one it has, or the next. */
export const takeNumbers = (em: EntityManager, sessions: readonly string[], now: Date): Promise<NumberedSession[]> =>
  em.execute<NumberedSession[]>(take, [JSON.stringify(sessions), now])
