import type { LiveEvents } from '../api/bus.ts'
import type { Site } from '../api/context.ts'
import { Pledge } from './pledge.entity.ts'
import { approvedOnly } from './pledge.policy.ts'
import { approvedSince } from './pledge.queries.ts'

export interface Arrival {
  /** Where the reader stands after this one: moment of approval and id. */
  mark: string
  pledge: Pledge
}

const readAtOnce = 50

/** Yields each pledge when it is approved; after a reconnect, first all that was approved since `mark`, oldest first. */
export async function* followApproved(
  site: Site,
  mark: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Arrival> {
  const done = new AbortController()
  const heard = site.bus.listen('pledgeApproved', signal ? AbortSignal.any([signal, done.signal]) : done.signal)
  const told = new Set<string>()
  try {
    for await (const arrival of missedSince(site, mark)) {
      told.add(arrival.mark)
      yield arrival
    }
    for await (const event of heard) {
      const pledge = await approvedBy(site, event)
      if (pledge && !told.delete(markOf(pledge))) yield { mark: markOf(pledge), pledge }
    }
  } finally {
    done.abort()
  }
}

const readings = new WeakMap<LiveEvents['pledgeApproved'], Promise<Pledge | null>>()

/** One read for each event, however many pages are open: they would keep the database from everybody else. */
function approvedBy(site: Site, event: LiveEvents['pledgeApproved']): Promise<Pledge | null> {
  const begun = readings.get(event)
  if (begun) return begun
  const reading = site.fork().findOne(Pledge, { id: event.id, ...approvedOnly })
  readings.set(event, reading)
  return reading
}

async function* missedSince(site: Site, mark: string | undefined): AsyncGenerator<Arrival> {
  let since = mark === undefined ? undefined : readMark(mark)
  while (since) {
    const missed = await approvedSince(site.fork(), since, readAtOnce)
    for (const pledge of missed) yield { mark: markOf(pledge), pledge }
    const last = missed.length < readAtOnce ? undefined : missed.at(-1)
    since = last && readMark(markOf(last))
  }
}

const markOf = (pledge: Pledge) => `${pledge.reviewedAt?.getTime() ?? 0}-${pledge.id}`

function readMark(mark: string): { at: Date; id: number } | undefined {
  const parts = /^(\d{1,13})-(\d{1,9})$/.exec(mark)
  return parts === null ? undefined : { at: new Date(Number(parts[1])), id: Number(parts[2]) }
}
