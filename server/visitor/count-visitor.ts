import { randomInt } from 'node:crypto'
import { violatedConstraint } from '../rpc/constraints.ts'
import type { Site } from '../rpc/context.ts'
import { GroupCommit } from '../rpc/group-commit.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { takeNumbers, type NumberedSession } from './allocate-numbers.queries.ts'

interface Counted {
  number: number
  isNew: boolean
  total: number
}

/**
 * Assigns a permanent number to a visitor session; the same session always gets the same number (docs/product.md#visitor-number). Concurrent calls
 * share one statement and are answered after its commit.
 */
export const countVisitor = (site: Site, sessionId: string): Promise<Counted> => groups.of(site).submit(sessionId)

const groups = new StatePerSite(site => new GroupCommit<string, Counted>(sessions => countTogether(site, sessions)))

async function countTogether(site: Site, sessions: readonly string[]): Promise<Counted[]> {
  const numbered = new Map((await numbersOf(site, [...new Set(sessions)])).map(one => [one.session, one]))
  const results = sessions.map(session => {
    const one = numbered.get(session)
    if (!one) throw new Error('the database gave no number')
    // If two calls bring the same new session, the first is the new visitor.
    numbered.set(session, { ...one, isNew: false })
    return { number: one.number, isNew: one.isNew, total: one.total }
  })
  // Only the total matters to live pages, so one event covers a whole group.
  if (results.some(({ isNew }) => isNew))
    site.bus.publish('visitorCounted', { total: Math.max(...results.map(({ total }) => total)) })
  return results
}

const maxTries = 8

// Another process may number the same session at the same moment. Then nothing was written here, and the next try reads that number.
async function numbersOf(site: Site, sessions: readonly string[]): Promise<NumberedSession[]> {
  for (let tries = 1; ; tries += 1)
    try {
      return await takeNumbers(site.fork(), sessions, site.clock.now())
    } catch (error) {
      if (violatedConstraint(error) !== 'visitor_session_unique' || tries === maxTries) throw error
    }
}

/** Returns visitor-{timestamp}-{random base36 text} (docs/product.md#visitor-number). */
export function newSessionId(now: Date): string {
  return `visitor-${now.getTime()}-${randomInt(2 ** 47).toString(36)}`
}
