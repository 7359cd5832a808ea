import { readFile } from 'node:fs/promises'
import type { Context } from '../rpc/context.ts'
import { queueSender } from '../rpc/caller-key.ts'
import { lengthOf } from './member.schema.ts'
import { Refusal } from '../kernel/refusal.ts'

interface Owner {
  username?: string | undefined
  email?: string | undefined
}

interface Wanted {
  password: string
  /** The field of the form that it stands in. */
  field: string
}

/**
 * The hash of a password that is to be somebody's. Refuses one that is shorter than PASSWORD_MIN, one of the most used, and the owner's
 * name or address (docs/product.md#passwords). It asks the rule before it hashes, which takes long.
 */
export async function hashNewPassword(context: Context, wanted: Wanted, owner: Owner): Promise<string> {
  const { passwords } = context.site
  requireLength(wanted, passwords.shortest)
  requireOwnChoice(wanted, owner)
  const small = wanted.password.toLowerCase()
  if (namesTheSite.test(small) || (await mostUsed()).has(small)) throw refused('member.password_common', wanted)
  return passwords.hash(wanted.password, queueSender(context))
}

/** Refuses what an attacker who knows the owner tries first. */
export function requireOwnChoice(wanted: Wanted, { username, email }: Owner): void {
  const [beforeAt] = email?.split('@') ?? []
  const known = [username, email, beforeAt].map(text => text?.toLowerCase())
  if (known.includes(wanted.password.toLowerCase())) throw refused('member.password_personal', wanted)
}

function requireLength(wanted: Wanted, shortest: number): void {
  if (lengthOf(wanted.password) < shortest)
    throw new Refusal('invalid', 'member.password_below_minimum', { field: wanted.field, params: { min: shortest } })
}

const refused = (code: 'member.password_common' | 'member.password_personal', { field }: Wanted) =>
  new Refusal('invalid', code, { field })

/** Names of the university and its day, alone or with numbers and signs behind them: who knows the site tries them first. */
const namesTheSite = /^(?:hohai|hehai|hhu|河海|hehaidaxue|hohaiuniversity|xiaoqing|anniversary)[\W\d_]*$/u

let list: Promise<ReadonlySet<string>> | undefined

/** The 10,000 passwords that are used most, in small letters (README.md#third-party-assets); read when the first is asked about. */
const mostUsed = (): Promise<ReadonlySet<string>> => (list ??= readMostUsed())

async function readMostUsed(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  return new Set(text.trim().split('\n'))
}
