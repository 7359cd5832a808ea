import type { z } from 'zod'
import { loadTexts } from '../rpc/load-texts.ts'
import type { LoadedText } from '../rpc/text-kind-contract.ts'
import { authorFor } from '../rpc/text-kind-contract.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { maySeeAnonymousAuthors } from '../kernel/anonymity.policy.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { wordMarker, type WordMarker } from '../review/review.queries.ts'
import { authorRecords, type AuthorRecord } from './author-record.queries.ts'
import type { listQueue, queueList, QueuedText } from './moderation.schema.ts'
import { markHtml } from './mark-listed-words.ts'
import { countQueue, queuePage, reasonsFor, type AskedQueue, type QueueRow } from './queue.queries.ts'

type Input = z.output<typeof listQueue>

// The words can only be searched in the texts themselves. If very many texts wait, only the oldest are searched.
const maxSearchedTexts = 1000

/** Returns a page of everything that waits for a decision, oldest first. */
export async function readQueue(ctx: MemberWork, input: Input): Promise<z.input<typeof queueList>> {
  const asked: AskedQueue = { ...input, knowsNames: maySeeAnonymousAuthors(ctx.viewer) }
  const marker = await wordMarker(ctx.em, ctx.site)
  if (input.why === 'words') return withWords(ctx, { ...asked, why: undefined }, input, marker)
  const rows = await queuePage(ctx.em, asked, input)
  return { texts: await textsOf(ctx, rows, marker), ...pageOf(await countQueue(ctx.em, asked), input) }
}

async function withWords(ctx: MemberWork, asked: AskedQueue, input: Input, marker: WordMarker) {
  const rows = await queuePage(ctx.em, asked, { page: 1, limit: maxSearchedTexts })
  const found = (await textsOf(ctx, rows, marker)).filter(({ why }) => why.includes('words'))
  const from = (input.page - 1) * input.limit
  return { texts: found.slice(from, from + input.limit), ...pageOf(found.length, input) }
}

/** Returns these texts with everything the desk shows of them. */
async function textsOf({ em, site, viewer }: MemberWork, rows: readonly QueueRow[], marker: WordMarker) {
  const textOf = await loadTexts(em, site.texts, rows)
  const records = await authorRecords(
    em,
    rows.flatMap(row => textOf(row)?.author?.id ?? []),
  )
  const reasons = await reasonsFor(em, rows)
  return rows.flatMap(row => {
    const text = textOf(row)
    if (text === undefined) return []
    const said = reasons.filter(({ type, id }) => type === row.type && id === row.id).map(({ reason }) => reason)
    const author = viewAuthor(viewer, text, text.author && records.get(text.author.id), site.clock.now())
    return [{ ...viewText(row, text, marker), reasons: said, author }]
  })
}

function viewText(
  { type, id, waits, reports, byWordList }: QueueRow,
  text: LoadedText,
  marker: WordMarker,
): Omit<QueuedText, 'reasons' | 'author'> {
  const { title, parent, link, isPublic, fullText } = text
  const content = fullText?.content ?? text.content
  const hits = marker(content)
  const hasWords = byWordList || hits.length > 0 || (title !== null && marker(title).length > 0)
  const why = [...(waits ? ['review' as const] : []), ...(reports > 0 ? ['reports' as const] : [])]
  return {
    ...{ type, id, title, content, hits, answers: parent, link, isPublic, reports },
    why: hasWords ? [...why, 'words'] : why,
    html: fullText?.html == null ? null : markHtml(fullText.html, marker),
    images: [...(fullText?.images ?? [])],
    createdAt: text.createdAt.toISOString(),
    changedAt: text.changedAt.toISOString(),
  }
}

function viewAuthor(
  viewer: Viewer,
  text: LoadedText,
  record: AuthorRecord | null | undefined,
  now: Date,
): QueuedText['author'] {
  if (!record) return null
  const { approved, rejected, since, suspendedUntil } = record
  const name = authorFor(viewer, text)
  // The same figures appear beside the author's signed texts, so here they would reveal who wrote an anonymous one.
  if (name === null) return { name, record: null }
  const isSuspended = suspendedUntil !== null && new Date(suspendedUntil) > now
  return { name: { ...name, since: new Date(since).toISOString() }, record: { approved, rejected, isSuspended } }
}
