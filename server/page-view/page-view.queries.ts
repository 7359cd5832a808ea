import type { EntityManager } from '@mikro-orm/postgresql'
import { after, minutes } from '../kernel/clock.ts'
import { PageView } from './page-view.entity.ts'

export const recountInterval = minutes(30)

const statements = { article: statementFor('article'), post: statementFor('post') } as const

/** The kinds of texts that have a number of views. */
export type ViewedKind = keyof typeof statements

// One statement: the number rises only if the reader's row is inserted or has expired; of two concurrent requests one inserts it. Counted readers are
// looked up first, because an insert that conflicts with their row locks it, and a lock is a write.
function statementFor(table: string): string {
  return `
    with counted as (
      insert into reading (key, at)
      select asked.key, asked.at from (select ? as key, ?::timestamptz as at, ?::timestamptz as over) as asked
      where not exists (select 1 from reading where reading.key = asked.key and reading.at > asked.over)
      on conflict (key) do update set at = excluded.at where reading.at <= ?
      returning 1
    )
    update ${table} set views = views + 1 where id = ? and exists (select 1 from counted) returning views`
}

/** Counts a reader once in 30 minutes and returns the new number of views; undefined if the reader was counted already. */
export async function countPageView(
  em: EntityManager,
  kind: ViewedKind,
  id: number,
  { key, now }: { key: string; now: Date },
): Promise<number | undefined> {
  const over = after(now, -recountInterval)
  const [row] = await em.execute<{ views: number }[]>(statements[kind], [key, now, over, over, id])
  return row?.views
}

/** Deletes the page views that are older than half an hour. */
export async function deleteOldPageViews(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(PageView, { at: { $lte: after(now, -recountInterval) } })
}
