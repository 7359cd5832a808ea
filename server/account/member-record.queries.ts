import type { EntityManager } from '@mikro-orm/postgresql'
import { textKinds, type TextType } from '../kernel/text-kind-properties.schema.ts'

type Kind = (typeof textKinds)[number]

interface KindRecord {
  type: TextType
  shown: number
  waiting: number
  hidden: number
  /** Open reports, without those of the word list. */
  reports: number
}

const conditionOf = ({ rows, author }: Kind) => `text.${author} = ?${rows === null ? '' : ` and text.${rows}`}`

// Uses the author index of each table. Drafts are not counted, because only their author sees them.
const countsOf = (kind: Kind, place: number) => `
  select ${place} as place, '${kind.type}' as type, count(*) filter (where status in ('approved', 'published'))::int as shown,
    count(*) filter (where status = 'pending')::int as waiting,
    count(*) filter (where status in ('rejected', 'archived'))::int as hidden,
    (select count(*)::int from report join ${kind.table} as text on text.id = report.target_id
      where report.status = 'open' and report.target_type = '${kind.type}' and not report.by_word_list and ${conditionOf(kind)}) as reports
  from ${kind.table} as text where ${conditionOf(kind)}`

const counts = `select type, shown, waiting, hidden, reports from (${textKinds.map(countsOf).join(' union all ')}) as counted
  order by place`

/** Counts the texts of a member by kind and status. */
export const countTextsOf = (em: EntityManager, memberId: number): Promise<KindRecord[]> =>
  em.execute<KindRecord[]>(
    counts,
    textKinds.flatMap(() => [memberId, memberId]),
  )

/** Counts the texts of a member that others removed and that are still in the bin, which keeps them for 30 days. */
export async function countRemovedByOthers(em: EntityManager, memberId: number): Promise<number> {
  const [row] = await em.execute<{ number: number }[]>(
    'select count(*)::int as number from removed_text where author_id = ? and remover_name is not null and root_id is null',
    [memberId],
  )
  return row?.number ?? 0
}
