import type { EntityManager } from '@mikro-orm/postgresql'
import { preparedStatementPrefix } from '../rpc/query-options.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { TorchPass } from './torch-pass.entity.ts'
import { torchTally } from './torch-pass.queries.ts'

/** A pass to insert, from its first leg (`id`) to its last. */
export interface NewPass {
  id: number
  last: number
  wish: string | null
  status: ReviewStatus
  member: number | null
  once_key: string | null
}

const lockStatement = `insert into tally (name, total) values (?, 0) on conflict (name) do update set total = tally.total returning total`

/** Returns the number of legs, and locks it until the transaction ends. */
export async function lockTorch(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ total: number }[]>(lockStatement, [torchTally])
  if (!row) throw new Error('the database gave no number of legs')
  return row.total
}

/** Returns the pass before leg number `before`, or the newest pass without it. */
export const passBefore = (em: EntityManager, before?: number): Promise<TorchPass | null> =>
  em.findOne(TorchPass, before === undefined ? { id: { $gt: 0 } } : { id: { $lt: before } }, {
    orderBy: { id: 'desc' },
  })

export const passesWithKeyHashes = (em: EntityManager, keyHashes: readonly string[]): Promise<TorchPass[]> =>
  keyHashes.length === 0 ? Promise.resolve([]) : em.find(TorchPass, { idempotencyKeyHash: { $in: [...keyHashes] } })

// A member whose account was just deleted passes the torch as a guest.
const insertStatement = `
  with passed as (select * from jsonb_to_recordset(?::jsonb)
      as passed (id int, last int, wish text, status text, member int, once_key text)),
    written as (
      insert into leg (id, last, wish, status, member_id, once_key, created_at)
      select passed.id, passed.last, passed.wish, passed.status, member.id, passed.once_key, ?
      from passed left join member on member.id = passed.member returning last
    )
  update tally set total = (select max(last) from written) where name = ?`

/** Inserts passes and sets the count to their last leg, in one statement. */
export async function insertPasses(em: EntityManager, passes: readonly NewPass[], now: Date): Promise<void> {
  if (passes.length > 0) await em.execute(insertStatement, [JSON.stringify(passes), now, torchTally])
}

/** A pass without a one-time key, so it cannot be a repetition. */
interface FreshPass {
  count: number
  wish: string | null
  status: ReviewStatus
  member: number | null
}

// The update itself locks the row of the count, and runs before the insert.
const allocateStatement = `${preparedStatementPrefix}
  with passed as (
      select *, sum(count) over (order by place) as upto, sum(count) over () as all_of_them
      from rows from (jsonb_to_recordset(?::jsonb) as (count int, wish text, status text, member int))
        with ordinality as passed (count, wish, status, member, place)
    ),
    allocated as (
      insert into tally (name, total) select ?::text, sum(count) from passed
      on conflict (name) do update set total = tally.total + excluded.total returning total
    )
  insert into leg (id, last, wish, status, member_id, created_at)
  select total - all_of_them + upto - count + 1, total - all_of_them + upto, passed.wish, passed.status, member.id, ?::timestamptz
  from allocated, passed left join member on member.id = passed.member order by place returning id`

/** Inserts passes in their order and returns the first leg. One statement, so that the count is locked only briefly. */
export async function insertFreshPasses(em: EntityManager, passes: readonly FreshPass[], now: Date): Promise<number> {
  const rows = passes.map(({ count, wish, status, member }) => ({ count, wish, status, member }))
  const inserted = await em.execute<{ id: number }[]>(allocateStatement, [JSON.stringify(rows), torchTally, now])
  if (inserted.length !== passes.length) throw new Error('the database gave not every pass its legs')
  return inserted.reduce((first, { id }) => Math.min(first, id), Infinity)
}
