import { randomBytes } from 'node:crypto'
import type { Vault } from '../../kernel/secret.ts'

export interface Stamp {
  /** The one-time key: sent twice, made once. */
  key: string
  shownAt: Date
}

/** What a form carries hidden: a one-time key and when the form was shown, signed so that neither can be made up (decisions: Spam). */
export function newStamp(vault: Vault, now: Date): string {
  const body = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}`
  return `${body}.${vault.sign(`stamp ${body}`)}`
}

export function readStamp(vault: Vault, text: unknown): Stamp | undefined {
  if (typeof text !== 'string') return undefined
  const [key, shown, signature] = text.split('.')
  if (key === undefined || shown === undefined || signature === undefined) return undefined
  if (!vault.verify(`stamp ${key}.${shown}`, signature)) return undefined
  return { key, shownAt: new Date(Number.parseInt(shown, 36)) }
}
