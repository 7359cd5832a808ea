import type { z } from 'zod'
import { authorFor, type LoadedText } from '../rpc/text-kind-contract.ts'
import { loadTexts } from '../rpc/load-texts.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { maySeeAnonymousAuthors } from '../kernel/anonymity.policy.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import { parseTextReference } from '../moderation/text-reference.ts'
import { textListPage, searchedTo, type AskedTexts, type TextListRow, type Cursor } from './text-list.queries.ts'
import { placeOfType, type textList, type listTexts, type ListedText } from './text-list.schema.ts'

type Listed = z.input<typeof textList>

/** Returns a page of all texts, newest first. Its cost does not depend on how many there are. */
export async function readTextList(ctx: MemberWork, input: z.output<typeof listTexts>): Promise<Listed> {
  const { em, viewer } = ctx
  const { before, limit, ...filter } = input
  const asked: AskedTexts = {
    ...filter,
    knowsNames: maySeeAnonymousAuthors(viewer),
    seesDrafts: may(viewer, 'texts'),
  }
  const cursor = before === undefined ? undefined : cursorIn(before)
  const downTo = asked.search === undefined ? null : await searchedTo(em, asked, cursor)
  const rows = await textListPage(em, asked, { cursor, downTo, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isFull = rows.length > limit
  const rest = downTo === null ? null : cursorOf({ at: downTo, place: 0, id: 0 })
  return {
    texts: await textsOf(ctx, shown),
    next: isFull && last ? cursorOf({ at: new Date(last.at), place: placeOfType[last.type], id: last.id }) : rest,
    searchedTo: isFull ? null : (downTo?.toISOString() ?? null),
  }
}

/** Returns the texts that are about to be removed, without those that no longer exist. */
export async function readChosen(ctx: MemberWork, names: readonly string[]): Promise<ListedText[]> {
  return textsOf(
    ctx,
    names.flatMap(parseTextReference).map(({ type, id }) => ({ type, id, reports: 0 })),
  )
}

const cursorOf = ({ at, place, id }: Cursor) => `${at.toISOString()}.${place}.${id}`

function cursorIn(text: string): Cursor {
  const [seconds, fraction, place, id] = text.split('.')
  return { at: new Date(`${seconds}.${fraction}`), place: Number(place), id: Number(id) }
}

type Row = Pick<TextListRow, 'type' | 'id' | 'reports'>

async function textsOf({ em, site, viewer }: MemberWork, rows: readonly Row[]): Promise<ListedText[]> {
  const textOf = await loadTexts(em, site.texts, rows)
  return rows.flatMap(row => {
    const text = textOf(row)
    return text === undefined ? [] : [viewText(viewer, row, text)]
  })
}

const beginning = 300

const viewText = (viewer: Viewer, { type, reports }: Row, text: LoadedText): ListedText => ({
  type,
  id: text.id,
  title: text.title,
  content: Array.from(text.content).slice(0, beginning).join(''),
  link: text.link,
  status: text.state.status,
  reason: text.state.reason,
  author: authorFor(viewer, text),
  isAnonymous: text.isAnonymous,
  reports,
  createdAt: text.createdAt.toISOString(),
  changedAt: text.changedAt.toISOString(),
})
