import type { Site } from '../api/context.ts'
import type { Work } from '../api/work.ts'

interface Mark {
  at: Date
  id: number
}

/** How a noun's texts are followed as they become public. */
export interface Followed<Text> {
  event: 'pledgeApproved' | 'blessingShown' | 'commentShown' | 'replyShown'
  /** The text, where everybody may see it. */
  read: (em: Work['em'], id: number) => Promise<Text | null>
  /** Everything that became public after a mark, oldest first. */
  since: (em: Work['em'], mark: Mark, limit: number, scope: number) => Promise<Text[]>
  /** When it became public. */
  shownAt: (text: Text) => Date | null | undefined
  /** What it belongs to, where one follows only a part of a noun. */
  scopeOf?: (text: Text) => number
}

export interface Arrival<Text> {
  /** Where the reader stands after this one: moment and id. */
  mark: string
  text: Text
}

const readAtOnce = 50

export type Follow<Text> = (
  site: Site,
  mark: string | undefined,
  signal: AbortSignal | undefined,
  /** An article, say; of nouns that are followed as a whole it is 0. */
  scope?: number,
) => AsyncGenerator<Arrival<Text>>

/** Follows a noun: yields each text when it becomes public; after a reconnect, first all that did since `mark`, oldest first. */
export function followShown<Text extends { id: number }>(noun: Followed<Text>): Follow<Text> {
  const readings = new WeakMap<object, Promise<Text | null>>()
  const markOf = (text: Text) => `${noun.shownAt(text)?.getTime() ?? 0}-${text.id}`

  /** One read for each event, however many pages are open: they would keep the database from everybody else. */
  function readFor(site: Site, event: { id: number }): Promise<Text | null> {
    const reading = readings.get(event) ?? noun.read(site.fork(), event.id)
    readings.set(event, reading)
    return reading
  }

  return async function* follow(site, mark, signal, scope = 0) {
    const done = new AbortController()
    const heard = site.bus.listen(noun.event, signal ? AbortSignal.any([signal, done.signal]) : done.signal)
    const told = new Set<string>()
    try {
      for await (const text of missedSince(site, noun, { mark, scope })) {
        told.add(markOf(text))
        yield { mark: markOf(text), text }
      }
      for await (const event of heard) {
        const text = await readFor(site, event)
        if (text && (noun.scopeOf?.(text) ?? 0) === scope && !told.delete(markOf(text)))
          yield { mark: markOf(text), text }
      }
    } finally {
      done.abort()
    }
  }
}

async function* missedSince<Text extends { id: number }>(
  site: Site,
  { since, shownAt }: Followed<Text>,
  { mark, scope }: { mark: string | undefined; scope: number },
): AsyncGenerator<Text> {
  let from = mark === undefined ? undefined : readMark(mark)
  while (from) {
    const missed: Text[] = await since(site.fork(), from, readAtOnce, scope)
    yield* missed
    const last = missed.length < readAtOnce ? undefined : missed.at(-1)
    from = last && { at: shownAt(last) ?? new Date(0), id: last.id }
  }
}

function readMark(mark: string): Mark | undefined {
  const parts = /^(\d{1,13})-(\d{1,9})$/.exec(mark)
  return parts === null ? undefined : { at: new Date(Number(parts[1])), id: Number(parts[2]) }
}
