import { randomInt } from 'node:crypto'
import { violatedConstraint } from '../api/constraints.ts'
import type { Work } from '../api/work.ts'
import { Visitor } from './visitor.entity.ts'
import { totalVisitors } from './visitor.queries.ts'

interface Counted {
  visitor: { number: number; sessionId: string }
  isNew: boolean
  total: number
}

// One statement takes the next number and gives it to the session: a session that already has one makes the whole statement fail,
// the counter included, so that no number is skipped or given twice.
const takeNumber = `
  with taken as (
    insert into tally (name, total) values ('visitors', 1) on conflict (name) do update set total = tally.total + 1 returning total
  )
  insert into visitor (number, session_id, first_seen_at) select total, ?, ? from taken returning number`

/** Gives a visitor session its number, once and for ever; the same session gets the same number back (decisions: Visitor number). */
export async function countVisitor(em: Work['em'], sessionId: string, now: Date): Promise<Counted> {
  const earlier = await em.findOne(Visitor, { sessionId })
  if (earlier) return known(em, earlier)
  try {
    const [row] = await em.execute<{ number: number }[]>(takeNumber, [sessionId, now])
    if (!row) throw new Error('the database gave no number')
    const { number } = row
    return { visitor: { number, sessionId }, isNew: true, total: number }
  } catch (error) {
    if (violatedConstraint(error) !== 'visitor_session_unique') throw error
    return known(em, await em.findOneOrFail(Visitor, { sessionId }))
  }
}

async function known(em: Work['em'], { number, sessionId }: Visitor): Promise<Counted> {
  return { visitor: { number, sessionId }, isNew: false, total: await totalVisitors(em) }
}

/** visitor-{timestamp}-{random base36 text} (spec 3). */
export function newSessionId(now: Date): string {
  return `visitor-${now.getTime()}-${randomInt(2 ** 47).toString(36)}`
}
