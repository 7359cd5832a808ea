import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { deletedAccount } from '../member/author-card.ts'
import { countsOfBook, textsOfBook, type BookRow } from './book.queries.ts'
import { textsInVolume, type BookOutline, type BookText, type BookVolume } from './book.schema.ts'
import { indexOfNames } from './index-of-names.ts'

type Em = Work['em']

/** Counts the texts of the book by class year. */
export async function outlineOfBook(em: Em, now: Date): Promise<BookOutline> {
  const counts = await countsOfBook(em, now)
  const of = (kind: BookRow['kind']) => counts.reduce((sum, each) => (each.kind === kind ? sum + each.texts : sum), 0)
  const years = new Map<number | null, number>()
  for (const { year, texts } of counts) years.set(year, (years.get(year) ?? 0) + texts)
  const [pledges, blessings] = [of('pledge'), of('blessing')]
  return {
    pledges,
    blessings,
    volumes: volumesFor(pledges + blessings),
    years: Array.from(years, ([year, texts]) => ({ year, texts })),
  }
}

/**
 * Returns a volume of the book from one snapshot of the database. A volume has a fixed maximum of texts, which bounds memory. Without any text there
 * is one empty volume; other missing volumes are refused (404).
 */
export async function readVolume(
  em: Em,
  { now, volume, size = textsInVolume }: { now: Date; volume: number; size?: number },
): Promise<BookVolume> {
  const offset = (volume - 1) * size
  const rows = await textsOfBook(em, { now, offset, limit: size })
  if (rows.length === 0 && volume > 1) throw new Refusal('missing', 'book.not_found')
  const total = rows[0]?.total ?? 0
  const listed = rows.flatMap((row, index) => {
    const name = row.isListed ? nameOf(row) : null
    return name === null ? [] : [{ name, number: offset + index + 1 }]
  })
  return {
    volume,
    volumes: volumesFor(total, size),
    total,
    first: offset + 1,
    texts: rows.map(viewText),
    names: await indexOfNames(listed),
  }
}

const volumesFor = (texts: number, size: number = textsInVolume) => Math.max(1, Math.ceil(texts / size))

/** Members who have left are not named. */
const nameOf = ({ name }: BookRow): string | null => (name === deletedAccount.username ? null : name)

const viewText = (row: BookRow): BookText => ({
  kind: row.kind,
  year: row.year,
  name: nameOf(row),
  group: row.group,
  text: row.text,
  language: row.language,
  date: row.date,
})
