import type { Site } from '../api/context.ts'
import { Pledge } from './pledge.entity.ts'
import { approvedOnly } from './pledge.policy.ts'
import { approvedSince } from './pledge.queries.ts'

export interface Arrival {
  /** Where the reader stands after this one: moment of approval and id. */
  mark: string
  pledge: Pledge
}

const missedAtMost = 50

/** Yields each pledge when it is approved; after a reconnect, first what was approved since `mark`, oldest first. */
export async function* followApproved(site: Site, mark: string | undefined, signal: AbortSignal | undefined): AsyncGenerator<Arrival> {
  const heard = site.bus.listen('pledgeApproved', signal ?? new AbortController().signal)
  const since = mark === undefined ? undefined : readMark(mark)
  const told = new Set<string>()
  if (since) {
    for (const pledge of await approvedSince(site.fork(), since, missedAtMost)) {
      told.add(markOf(pledge))
      yield { mark: markOf(pledge), pledge }
    }
  }
  for await (const { id } of heard) {
    const pledge = await site.fork().findOne(Pledge, { id, ...approvedOnly })
    if (pledge && !told.delete(markOf(pledge))) yield { mark: markOf(pledge), pledge }
  }
}

const markOf = (pledge: Pledge) => `${pledge.reviewedAt?.getTime() ?? 0}-${pledge.id}`

function readMark(mark: string): { at: Date; id: number } | undefined {
  const parts = /^(\d{1,15})-(\d{1,10})$/.exec(mark)
  return parts === null ? undefined : { at: new Date(Number(parts[1])), id: Number(parts[2]) }
}
