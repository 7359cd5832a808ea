import type { z } from 'zod'
import { violatedConstraint } from '../rpc/constraints.ts'
import type { Site } from '../rpc/context.ts'
import { identifyCaller } from '../rpc/identify-caller.ts'
import { GroupCommit } from '../rpc/group-commit.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { atomically, type ProcedureContext } from '../rpc/unit-of-work.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { startingStatus } from '../review/starting-status.ts'
import type { TorchPass } from './torch-pass.entity.ts'
import {
  lockTorch,
  passBefore,
  passesWithKeyHashes,
  insertFreshPasses,
  insertPasses,
  type NewPass,
} from './allocate-legs.queries.ts'
import { publishPass } from './publish-pass.ts'
import type { PassedTorch } from './torch.schema.ts'
import type * as schema from './torch.schema.ts'
import { readableWish } from './torch.view.ts'

interface PassRequest {
  count: number
  wish: string | null
  status: TorchPass['status']
  member: number | null
  keyHash: string | null
}

/** The fields of a pass that the next bearer may see. */
type PassState = Pick<TorchPass, 'id' | 'last' | 'wish' | 'status'>

/**
 * Passes the torch on by 1 to 10 legs. Concurrent calls share one commit and are answered after it; no leg is assigned twice or skipped
 * (docs/product.md#torch, #numbers-that-people-race-for). The same one-time key returns the same pass.
 */
export async function passTorch(
  ctx: ProcedureContext,
  { count, wish }: z.output<typeof schema.passTorch>,
): Promise<PassedTorch> {
  const { site, viewer, idempotencyKey } = ctx
  const status = wish === null ? 'approved' : await startingStatus(ctx, 'torchWishes', [wish])
  return groups.of(site).submit({
    count,
    wish,
    status,
    member: isSignedIn(viewer) ? viewer.id : null,
    keyHash:
      idempotencyKey === undefined
        ? null
        : site.vault.keyedHash('once', `torch.add ${identifyCaller(ctx)} ${idempotencyKey}`),
  })
}

/** The time between the starts of two commits while few calls wait. The delay is not noticeable, and the commit is most of the cost of a pass. */
const minIntervalMs = 40

const groups = new StatePerSite(
  site => new GroupCommit<PassRequest, PassedTorch>(requests => insertGroup(site, requests), { minIntervalMs }),
)

async function insertGroup(site: Site, requests: readonly PassRequest[]): Promise<PassedTorch[]> {
  const hasKeys = requests.some(({ keyHash }) => keyHash !== null)
  const insert = hasKeys ? insertWithKeys : insertWithoutKeys
  const passes = await retryIfMemberLeft(() => insert(site, requests))
  const highest = Math.max(...passes.map(({ count }) => count))
  publishPass(site, highest)
  return passes
}

/** The last pass of this process if it has no wish, because only the wish of a pass can change later. */
const lastPassWithoutWish = new StatePerSite<{ pass: PassState | undefined }>(() => ({ pass: undefined }))

/** Inserts passes without keys in one statement. Reads the pass before them only if it may have a wish. */
async function insertWithoutKeys(site: Site, requests: readonly PassRequest[]): Promise<PassedTorch[]> {
  const em = site.fork()
  const known = lastPassWithoutWish.of(site)
  const first = await insertFreshPasses(em, requests, site.clock.now())
  const previous = known.pass?.last === first - 1 ? known.pass : await passBefore(em, first)
  const { allocations } = allocateLegs(requests, { total: first - 1, previous, passesByKey: new Map() })
  const newest = allocations.at(-1)?.pass
  known.pass = newest?.wish === null ? newest : undefined
  return allocations.map(allocation => toPassedTorch(allocation.pass, allocation.previous))
}

// The statement may still see a member who left while it waited, and the foreign key then refuses the row. The next try finds them gone and inserts a
// pass of a guest.
async function retryIfMemberLeft<T>(insert: () => Promise<T>): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    if (violatedConstraint(error) !== 'leg_member_id_foreign') throw error
    return insert()
  }
}

/** Inserts passes of which some may be repetitions. The count is locked while their keys are looked up. */
function insertWithKeys(site: Site, requests: readonly PassRequest[]): Promise<PassedTorch[]> {
  return atomically(site.fork(), async em => {
    const total = await lockTorch(em)
    const previous = await passBefore(em)
    const keyHashes = requests.flatMap(({ keyHash }) => keyHash ?? [])
    const earlier = await passesWithKeyHashes(em, keyHashes)
    const passesByKey = new Map(earlier.map(pass => [pass.idempotencyKeyHash, pass]))
    const { allocations, newPasses } = allocateLegs(requests, { total, previous, passesByKey })
    await insertPasses(em, newPasses, site.clock.now())
    return Promise.all(
      allocations.map(async ({ pass, previous: before, isRepeat }) =>
        toPassedTorch(pass, isRepeat ? await passBefore(em, pass.id) : before),
      ),
    )
  })
}

interface Allocation {
  pass: PassState
  previous: PassState | null
  /** True for an earlier pass with the same key. The pass before it must still be read. */
  isRepeat: boolean
}

/** The state of the torch before a group of passes. */
interface StateBefore {
  /** The number of legs. */
  total: number
  previous: PassState | null
  /** The earlier passes, by the hash of their key. */
  passesByKey: Map<string | null | undefined, PassState>
}

/** Gives each pass the legs that follow the pass before it. A repeated pass gets its earlier legs. */
function allocateLegs(requests: readonly PassRequest[], { total, previous: newest, passesByKey }: StateBefore) {
  const newPasses: NewPass[] = []
  const allocations: Allocation[] = []
  let [last, previous] = [total, newest]
  for (const { count, wish, status, member, keyHash } of requests) {
    const known = keyHash === null ? undefined : passesByKey.get(keyHash)
    if (known) {
      allocations.push({ pass: known, previous: null, isRepeat: true })
      continue
    }
    const pass = { id: last + 1, last: last + count, wish, status }
    newPasses.push({ ...pass, member, once_key: keyHash })
    allocations.push({ pass, previous, isRepeat: false })
    if (keyHash !== null) passesByKey.set(keyHash, pass)
    ;[last, previous] = [pass.last, pass]
  }
  return { allocations, newPasses }
}

const toPassedTorch = (pass: PassState, previous: PassState | null): PassedTorch => ({
  count: pass.last,
  leg: { from: pass.id, to: pass.last, wish: pass.wish ?? null, status: pass.status },
  previous: previous && { from: previous.id, to: previous.last, wish: readableWish(previous) },
})
