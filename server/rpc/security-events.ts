// Security events for the operator (docs/operations.md#security-events). A line has ids and keyed hashes: no text, name, mail address or network
// address.
import type { TRPCError } from '@trpc/server'
import { LRUCache } from 'lru-cache'
import { minutes, type Clock } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'
import { problemsIn } from '../kernel/refusal-kinds.schema.ts'

/** The security events of procedures; each procedure names its own in `meta`. */
export type AccountEvent =
  | 'login'
  | 'second_factor'
  | 'registration'
  | 'reset_asked'
  | 'reset'
  | 'code_sent'
  | 'password'
  | 'address'
  | 'sessions_ended'
  | 'export'
  | 'account_closed'
  | 'account_made'
  | 'account_edited'
  | 'account_removed'
  | 'suspension'

/** `forbidden`, `limit` and `foreign_origin` may occur in any request. */
type SecurityEvent = AccountEvent | 'forbidden' | 'limit' | 'foreign_origin'

type Outcome = 'ok' | 'failed' | 'limited' | 'refused'

/** One line of the log. */
export interface SecurityLine {
  security: SecurityEvent
  outcome: Outcome
  /** The procedure or the path. */
  at: string
  /** The member whose account is concerned, if known. */
  member: number | null
  /** The member who acted on another member's account. */
  by: number | null
  /** The fields of an account that an admin changed. */
  changed?: readonly string[]
  /** The code of the refusal. */
  reason?: string
  /** A keyed hash, the same for the same address until APP_SECRET changes. */
  address: string
  requestId: string | null
  /** The number of similar events since the last line that were not written. */
  repeated?: number
}

interface NewSecurityEvent extends Pick<SecurityLine, 'at' | 'outcome' | 'reason' | 'changed'> {
  event: SecurityEvent
  member?: number | undefined
  by?: number | undefined
}

/** The account that a procedure acts on, if it is not the caller's, and its changed fields. */
export interface AffectedAccount {
  member: number
  changed: readonly string[]
}

type Requester = Pick<Context, 'address' | 'requestId'> & Partial<Pick<Context, 'viewer'>>

const repeatInterval = minutes(1)
const maxRemembered = 10_000

/** Writes each event as one line, and counts it. A repeated refusal is written once a minute, so that nobody can fill the log. */
export class SecurityEvents {
  readonly #vault: Vault
  readonly #clock: Clock
  readonly #write: (line: SecurityLine) => void
  // Limited by size: for a limited number, the cache would allocate all places when it is created.
  readonly #logged = new LRUCache<string, { since: number; repeated: number }>({
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
  })
  /** `event outcome` → number since the start. */
  readonly counts = new Map<string, number>()

  constructor(vault: Vault, clock: Clock, write: (line: SecurityLine) => void) {
    this.#vault = vault
    this.#clock = clock
    this.#write = write
  }

  record(
    { address, requestId, viewer }: Requester,
    { event, outcome, at, member, by, ...more }: NewSecurityEvent,
  ): void {
    const count = `${event} ${outcome}`
    this.counts.set(count, (this.counts.get(count) ?? 0) + 1)
    const who = viewer && isSignedIn(viewer) ? viewer.id : undefined
    const line: SecurityLine = {
      security: event,
      outcome,
      at,
      member: member ?? who ?? null,
      by: by ?? (member === undefined || who === member ? null : (who ?? null)),
      ...more,
      address: this.#vault.keyedHash('security event', address).slice(0, 16),
      requestId: requestId ?? null,
    }
    const repeated = this.#repeatedOf(line)
    if (repeated !== undefined) this.#write(repeated === 0 ? line : { ...line, repeated })
  }

  /** Returns how many similar events were left out before this one; undefined if it is left out itself. */
  #repeatedOf({ security, outcome, at, member, address }: SecurityLine): number | undefined {
    if (outcome !== 'limited' && outcome !== 'refused') return 0
    const key = [security, outcome, at, member, address].join(' ')
    const now = this.#clock.now().getTime()
    const logged = this.#logged.get(key)
    if (logged !== undefined && now - logged.since < repeatInterval) {
      logged.repeated += 1
      return undefined
    }
    this.#logged.set(key, { since: now, repeated: 0 })
    return logged?.repeated ?? 0
  }
}

/** Records the outcome of a call about accounts, and for any call a refusal for lack of rights or for an exceeded limit. */
export function recordOutcome(
  context: Context,
  {
    event,
    at,
    affectedAccounts,
  }: { event: AccountEvent | undefined; at: string; affectedAccounts: readonly AffectedAccount[] },
  error: TRPCError | undefined,
): void {
  if (error === undefined && event === undefined) return
  const result = error === undefined ? ({ outcome: 'ok' } as const) : outcomeOf(error)
  if (result === undefined) return
  const { security } = context.site
  if (event === undefined) {
    if (result.outcome === 'limited') security.record(context, { ...result, event: 'limit', at })
    if (result.outcome === 'refused') security.record(context, { ...result, event: 'forbidden', at })
  } else if (affectedAccounts.length === 0) security.record(context, { ...result, event, at })
  else
    for (const { member, changed } of affectedAccounts)
      security.record(context, { ...result, event, at, member, ...(changed.length === 0 ? {} : { changed }) })
}

// Invalid input and an unavailable database say nothing about intent, so they are not recorded.
function outcomeOf(error: TRPCError): Pick<SecurityLine, 'outcome' | 'reason'> | undefined {
  const [problem] = problemsIn(error)
  if (problem === undefined || problem.kind === 'invalid' || problem.kind === 'unavailable') return undefined
  const { kind, code: reason } = problem
  if (kind === 'too_many') return { outcome: 'limited', reason }
  return { outcome: kind === 'forbidden' ? 'refused' : 'failed', reason }
}
