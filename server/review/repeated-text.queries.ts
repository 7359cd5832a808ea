import type { EntityManager } from '@mikro-orm/postgresql'
import { fingerprintedKinds, type FingerprintedTable } from '../kernel/text-kind-properties.schema.ts'

/** Removes this fingerprint from texts sent until a moment, so that the same sender may send the text again. */
export async function clearFingerprint(
  em: EntityManager,
  table: FingerprintedTable,
  { fingerprint, until }: { fingerprint: string; until: Date },
): Promise<void> {
  const ended = `update ${table} set fingerprint = null where fingerprint = ? and created_at <= ?`
  await em.execute(ended, [fingerprint, until])
}

// A few rows at a time, so that no other request waits long for them. A row that is locked just now is skipped until the next hour.
const batchSize = 500

/**
 * Removes the fingerprints of the texts sent until a moment, because a hash of the sender must not stay beside a text
 * (docs/product.md#terms-and-privacy).
 */
export async function clearOldFingerprints(em: EntityManager, until: Date): Promise<void> {
  for (const { table } of fingerprintedKinds) {
    let forgotten = batchSize
    while (forgotten === batchSize) forgotten = await clearSomeOf(em, table, until)
  }
}

async function clearSomeOf(em: EntityManager, table: FingerprintedTable, until: Date): Promise<number> {
  // Materialized, so that rows are chosen once, before the update: a locking subquery may run again for each row, and then its limit does not hold.
  const forgotten = await em.execute<{ id: number }[]>(
    `with chosen as materialized (
      select id from ${table} where fingerprint is not null and created_at <= ? limit ? for update skip locked
    ) update ${table} as text set fingerprint = null from chosen where text.id = chosen.id returning text.id`,
    [until, batchSize],
  )
  return forgotten.length
}
