import type { Belongings } from '../api/belongings.ts'
import { pledgeBelongings } from '../pledge/pledge-belongings.queries.ts'
import { sessionBelongings } from '../session/session-belongings.queries.ts'

/** Every noun that keeps something of a member; a new one with a reference to a member belongs here. */
export const everyBelonging: readonly Belongings[] = [pledgeBelongings, sessionBelongings]
