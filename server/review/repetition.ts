import type { Context } from '../api/context.ts'
import { senderOf } from '../api/sender.ts'
import { hours } from '../kernel/clock.ts'
import { hashToken } from '../kernel/secret.ts'

/** How many links a text holds (decisions: Spam). */
export const linksIn = (text: string): number => text.match(/https?:\/\/(?:www\.)?|www\./giu)?.length ?? 0

/** The same text from the same sender is taken again after this; until then its fingerprint is kept, and no longer. */
export const sameTextFor = hours(24)

/** Tells the same text from the same sender, without keeping who it was (decisions: Spam, same text again). */
export const fingerprintOf = (context: Context, text: string): string =>
  hashToken(`${senderOf(context)}\n${text.toLowerCase().replace(/\s+/gu, '')}`)
