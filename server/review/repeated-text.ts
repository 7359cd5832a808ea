import type { Context } from '../rpc/context.ts'
import { identifyCaller } from '../rpc/identify-caller.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { after, hours } from '../kernel/clock.ts'
import type { FingerprintedTable } from '../kernel/text-kind-properties.schema.ts'
import { clearFingerprint } from './repeated-text.queries.ts'

/** How long the same text by the same sender is refused. Its fingerprint is deleted after this time. */
export const duplicateWindow = hours(24)

/**
 * Returns the fingerprint of a new text. It recognises the same text by the same sender without storing the sender, and is deleted after a day
 * (docs/product.md#spam).
 */
export async function freshFingerprint(
  context: Context & Pick<Work, 'em'>,
  table: FingerprintedTable,
  text: string,
): Promise<string> {
  const fingerprint = fingerprintOf(context, text)
  await clearExpiredFingerprint(context.em, table, fingerprint, context.site.clock.now())
  return fingerprint
}

/** Removes this fingerprint from a text that is older than a day. */
export const clearExpiredFingerprint = (em: Work['em'], table: FingerprintedTable, fingerprint: string, now: Date) =>
  clearFingerprint(em, table, { fingerprint, until: after(now, -duplicateWindow) })

/**
 * Returns a hash of text and sender, which recognises a repetition without storing the sender. The hash is keyed, so that nobody can find an address
 * by trying.
 */
export const fingerprintOf = (context: Context, text: string): string =>
  context.site.vault.keyedHash('fingerprint', `${identifyCaller(context)}\n${text.toLowerCase().replace(/\s+/gu, '')}`)
