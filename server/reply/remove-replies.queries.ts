import type { EntityManager } from '@mikro-orm/postgresql'
import { Reply } from './reply.entity.ts'

// SQL for what clear-deleted-reply.ts does to one reply.
const empty = `
  update reply set is_removed = true, status = 'rejected', author_id = null, signature = null, parent_id = null,
    addressee_id = null, quote = null, content = '', html = '', images = '{}', mentions = '[]', likes = 0, reason = null,
    reviewed_at = null, fingerprint = null, shown_at = null, edited_at = null
  where author_id = ? and shown_at is not null`

const hiddenOnes = (which: string) => `select id from reply where ${which} and status <> 'approved' and not is_removed`

// Quotes of a hidden text are hidden too. Deleting the text must not show them again, neither in replies nor in restored ones.
const dropQuotes = (which: string) => `
  with binned as (
    update removed_text set "row" = "row" || '{"quote": null}'
    where text_type = 'reply' and ("row" ->> 'parent_id')::int in (${hiddenOnes(which)})
  )
  update reply set quote = null where quote is not null and parent_id in (${hiddenOnes(which)})`

/** Removes the quotes of a hidden reply from other replies, before it is deleted. */
export const dropQuotesOf = (em: EntityManager, { id }: { id: number }) => em.execute(dropQuotes('id = ?'), [id, id])

/** Removes all replies of a member. The floors of public ones stay, without name and text. */
export async function removeRepliesOf(em: EntityManager, memberId: number): Promise<void> {
  await em.execute(dropQuotes('author_id = ?'), [memberId, memberId])
  await em.execute(empty, [memberId])
  await em.nativeDelete(Reply, { author: memberId })
}
