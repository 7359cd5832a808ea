import type { Context } from '../api/context.ts'
import { senderOf } from '../api/sender.ts'
import { hashToken } from '../kernel/secret.ts'

/** How many links a text holds (decisions: Spam). */
export const linksIn = (text: string): number => text.match(/https?:\/\/(?:www\.)?|www\./giu)?.length ?? 0

/** Tells the same text from the same sender, without keeping who it was (decisions: Spam, same text again). */
export const fingerprintOf = (context: Context, text: string): string =>
  hashToken(`${senderOf(context)}\n${text.toLowerCase().replace(/\s+/gu, '')}`)
