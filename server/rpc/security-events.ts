// What an operator watches (docs/operations.md#security-events). A line tells ids and keyed hashes: no text, name, mail address or network address.
import type { TRPCError } from '@trpc/server'
import { LRUCache } from 'lru-cache'
import { minutes, type Clock } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'
import { problemsIn } from '../kernel/refusal-kinds.schema.ts'

/** The security events of procedures: each names its own in `meta`. */
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

/** `forbidden`, `limit` and `foreign_origin` may happen to any request. */
type SecurityEvent = AccountEvent | 'forbidden' | 'limit' | 'foreign_origin'

type Outcome = 'ok' | 'failed' | 'limited' | 'refused'

/** One line of the log. */
export interface SecurityLine {
  security: SecurityEvent
  outcome: Outcome
  /** The procedure or the path. */
  at: string
  /** Whose account it is about, where that is known. */
  member: number | null
  /** Who acted on the account of another. */
  by: number | null
  /** What an admin changed of an account. */
  changed?: readonly string[]
  /** The code of the refusal. */
  reason?: string
  /** The same for the same address, until APP_SECRET changes. */
  address: string
  requestId: string | null
  /** How many like it came since the last line, and were not written. */
  repeated?: number
}

interface Happened extends Pick<SecurityLine, 'at' | 'outcome' | 'reason' | 'changed'> {
  event: SecurityEvent
  member?: number | undefined
  by?: number | undefined
}

/** Whose account a procedure acts on, where that is not its caller's. */
export interface Concern {
  member: number
  changed: readonly string[]
}

type WhoAsks = Pick<Context, 'address' | 'requestId'> & Partial<Pick<Context, 'viewer'>>

const tellAgainAfter = minutes(1)
const rememberedAtMost = 10_000

/** Writes each event as one line, and counts it. What is refused over and over is written once a minute, so that nobody fills the log. */
export class SecurityEvents {
  readonly #vault: Vault
  readonly #clock: Clock
  readonly #write: (line: SecurityLine) => void
  readonly #logged = new LRUCache<string, { since: number; repeated: number }>({ max: rememberedAtMost })
  /** `event outcome` → how many since the start. */
  readonly counts = new Map<string, number>()

  constructor(vault: Vault, clock: Clock, write: (line: SecurityLine) => void) {
    this.#vault = vault
    this.#clock = clock
    this.#write = write
  }

  note({ address, requestId, viewer }: WhoAsks, { event, outcome, at, member, by, ...more }: Happened): void {
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

  /** How many like it were left out before it; undefined where it is left out itself. */
  #repeatedOf({ security, outcome, at, member, address }: SecurityLine): number | undefined {
    if (outcome !== 'limited' && outcome !== 'refused') return 0
    const key = [security, outcome, at, member, address].join(' ')
    const now = this.#clock.now().getTime()
    const logged = this.#logged.get(key)
    if (logged !== undefined && now - logged.since < tellAgainAfter) {
      logged.repeated += 1
      return undefined
    }
    this.#logged.set(key, { since: now, repeated: 0 })
    return logged?.repeated ?? 0
  }
}

/** Notes what came of a call that was about accounts, and what no call may be: refused for want of rights, or one too many. */
export function noteOutcome(
  context: Context,
  { event, at, concerns }: { event: AccountEvent | undefined; at: string; concerns: readonly Concern[] },
  error: TRPCError | undefined,
): void {
  if (error === undefined && event === undefined) return
  const came = error === undefined ? ({ outcome: 'ok' } as const) : outcomeOf(error)
  if (came === undefined) return
  const { security } = context.site
  if (event === undefined) {
    if (came.outcome === 'limited') security.note(context, { ...came, event: 'limit', at })
    if (came.outcome === 'refused') security.note(context, { ...came, event: 'forbidden', at })
  } else if (concerns.length === 0) security.note(context, { ...came, event, at })
  else
    for (const { member, changed } of concerns)
      security.note(context, { ...came, event, at, member, ...(changed.length === 0 ? {} : { changed }) })
}

// What was only written wrongly, and what a database that is away could not do, tells nothing of anybody's intent.
function outcomeOf(error: TRPCError): Pick<SecurityLine, 'outcome' | 'reason'> | undefined {
  const [problem] = problemsIn(error)
  if (problem === undefined || problem.kind === 'invalid' || problem.kind === 'unavailable') return undefined
  const { kind, code: reason } = problem
  if (kind === 'too_many') return { outcome: 'limited', reason }
  return { outcome: kind === 'forbidden' ? 'refused' : 'failed', reason }
}
