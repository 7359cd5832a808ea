import type { z } from 'zod'
import { violatedConstraint } from '../rpc/constraints.ts'
import type { Context, Site } from '../rpc/context.ts'
import { callerKey } from '../rpc/caller-key.ts'
import { GroupCommit } from '../rpc/group-commit.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { atomically, type Work } from '../rpc/unit-of-work.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { startingStatus } from '../review/starting-status.ts'
import type { Leg } from './leg.entity.ts'
import {
  lockTorch,
  passBefore,
  passesWithKeys,
  takeLegsTogether,
  writePasses,
  type NewLeg,
} from './allocate-legs.queries.ts'
import { announcePass } from './announce-pass.ts'
import type { PassedTorch, passTorch } from './torch.schema.ts'
import { readableWish } from './torch.view.ts'

interface Pass {
  count: number
  wish: string | null
  status: Leg['status']
  member: number | null
  onceKey: string | null
}

/** The fields of a pass that the next bearer may see. */
type PassState = Pick<Leg, 'id' | 'last' | 'wish' | 'status'>

/**
 * Passes the torch on by 1 to 10 legs. Concurrent calls share one commit and are answered after it; no leg is assigned twice or skipped
 * (docs/product.md#torch, #numbers-that-people-race-for). The same one-time key returns the same pass.
 */
export async function pass(ctx: Context & Work, { count, wish }: z.output<typeof passTorch>): Promise<PassedTorch> {
  const { site, viewer, idempotencyKey } = ctx
  const status = wish === null ? 'approved' : await startingStatus(ctx, 'torchWishes', [wish])
  return groups.of(site).submit({
    count,
    wish,
    status,
    member: isSignedIn(viewer) ? viewer.id : null,
    onceKey:
      idempotencyKey === undefined
        ? null
        : site.vault.keyedHash('once', `torch.add ${callerKey(ctx)} ${idempotencyKey}`),
  })
}

/** The time between the starts of two commits while few calls wait. The delay is not noticeable, and the commit is most of the cost of a pass. */
const minIntervalMs = 40

const groups = new StatePerSite(
  site => new GroupCommit<Pass, PassedTorch>(passes => passTogether(site, passes), { minIntervalMs }),
)

async function passTogether(site: Site, passes: readonly Pass[]): Promise<PassedTorch[]> {
  const isFresh = passes.every(({ onceKey }) => onceKey === null)
  const answers = await (isFresh ? passFresh(site, passes) : passOnce(site, passes))
  const highest = Math.max(...answers.map(({ count }) => count))
  announcePass(site, highest)
  return answers
}

/** The last pass of this process if it has no wish, because only the wish of a pass can change later. */
const lastWordless = new StatePerSite<{ pass: PassState | undefined }>(() => ({ pass: undefined }))

/** Inserts passes without keys in one statement. Reads the pass before them only if it may have a wish. */
async function passFresh(site: Site, passes: readonly Pass[]): Promise<PassedTorch[]> {
  const em = site.fork()
  const known = lastWordless.of(site)
  const first = await againWhereMemberLeft(() => takeLegsTogether(em, passes, site.clock.now()))
  const stood = known.pass?.last === first - 1 ? known.pass : await passBefore(em, first)
  const { results } = takeLegs(passes, { total: first - 1, stood, earlier: new Map() })
  const newest = results.at(-1)?.taken
  known.pass = newest?.wish === null ? newest : undefined
  return results.map(({ taken, before }) => answerTo(taken, before))
}

// The statement may still see a member who left while it waited, and the foreign key then refuses the row. The next try finds them gone and inserts a
// pass of a guest.
async function againWhereMemberLeft<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await take()
  } catch (error) {
    if (violatedConstraint(error) !== 'leg_member_id_foreign') throw error
    return take()
  }
}

/** Inserts passes of which some may be repetitions. The count is locked while their keys are looked up. */
function passOnce(site: Site, passes: readonly Pass[]): Promise<PassedTorch[]> {
  return atomically(site.fork(), async em => {
    const total = await lockTorch(em)
    const stood = await passBefore(em)
    const keys = passes.flatMap(({ onceKey }) => onceKey ?? [])
    const earlier = new Map((await passesWithKeys(em, keys)).map(leg => [leg.onceKey, leg]))
    const { results, written } = takeLegs(passes, { total, stood, earlier })
    await writePasses(em, written, site.clock.now())
    return Promise.all(
      results.map(async one => answerTo(one.taken, one.again ? await passBefore(em, one.taken.id) : one.before)),
    )
  })
}

interface Result {
  taken: PassState
  before: PassState | null
  /** True for an earlier pass with the same key. The pass before it must still be read. */
  again: boolean
}

interface Standing {
  total: number
  stood: PassState | null
  earlier: Map<string | null | undefined, PassState>
}

function takeLegs(passes: readonly Pass[], { total, stood, earlier }: Standing) {
  const written: NewLeg[] = []
  const results: Result[] = []
  let [last, before] = [total, stood]
  for (const { count, wish, status, member, onceKey } of passes) {
    const known = onceKey === null ? undefined : earlier.get(onceKey)
    if (known) {
      results.push({ taken: known, before: null, again: true })
      continue
    }
    const taken = { id: last + 1, last: last + count, wish, status }
    written.push({ ...taken, member, once_key: onceKey })
    results.push({ taken, before, again: false })
    if (onceKey !== null) earlier.set(onceKey, taken)
    ;[last, before] = [taken.last, taken]
  }
  return { results, written }
}

const answerTo = (taken: PassState, before: PassState | null): PassedTorch => ({
  count: taken.last,
  leg: { from: taken.id, to: taken.last, wish: taken.wish ?? null, status: taken.status },
  previous: before && { from: before.id, to: before.last, wish: readableWish(before) },
})
