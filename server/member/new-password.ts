import { readFile } from 'node:fs/promises'
import type { Context } from '../rpc/context.ts'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import { lengthOf } from './member.schema.ts'
import { Refusal } from '../kernel/refusal.ts'

interface Owner {
  username?: string | undefined
  email?: string | undefined
}

interface Wanted {
  password: string
  /** The field of the form that contains it. */
  field: string
}

/**
 * Returns the hash of a new password. Refuses one that is shorter than PASSWORD_MIN, one of the most used, and the owner's name or address
 * (docs/product.md#passwords). The checks come before hashing, which is slow.
 */
export async function hashNewPassword(context: Context, wanted: Wanted, owner: Owner): Promise<string> {
  const { passwords } = context.site
  requireLength(wanted, passwords.minLength)
  requireAcceptable(wanted, owner)
  const small = wanted.password.toLowerCase()
  if (siteWords.test(small) || (await mostUsed()).has(small)) throw refused('member.password_common', wanted)
  return passwords.hash(wanted.password, identifyQueueSender(context))
}

/** Refuses passwords that an attacker who knows the owner tries first: name and address. */
export function requireAcceptable(wanted: Wanted, { username, email }: Owner): void {
  const [beforeAt] = email?.split('@') ?? []
  const known = [username, email, beforeAt].map(text => text?.toLowerCase())
  if (known.includes(wanted.password.toLowerCase())) throw refused('member.password_personal', wanted)
}

function requireLength(wanted: Wanted, minLength: number): void {
  if (lengthOf(wanted.password) < minLength)
    throw new Refusal('invalid', 'member.password_below_minimum', { field: wanted.field, params: { min: minLength } })
}

const refused = (code: 'member.password_common' | 'member.password_personal', { field }: Wanted) =>
  new Refusal('invalid', code, { field })

/** Names of the university and its anniversary, alone or followed by numbers and signs. An attacker who knows the site tries them first. */
const siteWords = /^(?:hohai|hehai|hhu|河海|hehaidaxue|hohaiuniversity|xiaoqing|anniversary)[\W\d_]*$/u

let list: Promise<ReadonlySet<string>> | undefined

/** Returns the 10,000 most used passwords, in lower case (README.md#third-party-assets). The file is read on first use. */
const mostUsed = (): Promise<ReadonlySet<string>> => (list ??= readMostUsed())

async function readMostUsed(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  return new Set(text.trim().split('\n'))
}
