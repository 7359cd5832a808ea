import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { after, hours } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Site } from './context.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'
import { identifyCaller } from './identify-caller.ts'
import type { ProcedureContext } from './unit-of-work.ts'

export const idempotencyKeyLifetime = hours(24)

const sealPurpose = 'answer'

/**
 * Runs `make` once for a request that is sent twice. `make` persists and commits, and the row of the key goes into the same commit. A second request
 * with the same key within 24 hours gets the first result. Without a key, `make` simply runs (docs/product.md#spam; docs/api.md#general).
 */
export async function runIdempotently<Result>(
  context: ProcedureContext,
  where: string,
  schema: z.ZodType<Result>,
  make: () => Promise<Result>,
): Promise<Result> {
  const { idempotencyKey, em, site, discard } = context
  if (idempotencyKey === undefined) return make()
  const key = site.vault.keyedHash('once', `${where} ${identifyCaller(context)} ${idempotencyKey}`)
  const earlier = await firstResult(site, key, schema)
  if (earlier !== undefined) return earlier
  em.persist(em.create(IdempotencyKey, { key, answer: null, createdAt: site.clock.now() }))
  try {
    const made = await make()
    await storeResult(site, key, made)
    return made
  } catch (error) {
    // If a row exists now, a faster request with the same key made it, whatever stopped this try.
    discard()
    const faster = await firstResult(site, key, schema)
    if (faster === undefined) throw error
    return faster
  }
}

async function firstResult<Result>(site: Site, key: string, schema: z.ZodType<Result>): Promise<Result | undefined> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const row = await site.fork().findOne(IdempotencyKey, { key })
    if (!row) return undefined
    if (row.createdAt <= after(site.clock.now(), -idempotencyKeyLifetime)) return removeExpiredKey(site, key)
    const opened = row.answer == null ? undefined : site.vault.openStored(sealPurpose, row.answer)
    if (opened !== undefined) return schema.parse(JSON.parse(opened))
    // The first request has committed but not stored its result yet. It does so within milliseconds, unless its process died just then.
    await pause(50)
  }
  throw new Refusal('conflict', 'site.already_received')
}

async function removeExpiredKey(site: Site, key: string): Promise<undefined> {
  await site
    .fork()
    .nativeDelete(IdempotencyKey, { key, createdAt: { $lte: after(site.clock.now(), -idempotencyKeyLifetime) } })
}

// The act is committed, so a failure to store its result does not fail the request.
async function storeResult(site: Site, key: string, made: unknown): Promise<void> {
  try {
    await site
      .fork()
      .nativeUpdate(IdempotencyKey, { key }, { answer: site.vault.seal(sealPurpose, JSON.stringify(made)) })
  } catch (fault) {
    site.report(fault, 'storing the result of a one-time key')
  }
}

/** Removes the keys that are older than 24 hours. */
export async function removeExpiredKeys(site: Pick<Site, 'fork' | 'clock'>): Promise<void> {
  await site
    .fork()
    .nativeDelete(IdempotencyKey, { createdAt: { $lte: after(site.clock.now(), -idempotencyKeyLifetime) } })
}
