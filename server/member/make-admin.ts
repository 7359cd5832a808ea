import { randomBytes } from 'node:crypto'
import type { Work } from '../api/work.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Passwords } from '../kernel/password.ts'
import { Member } from './member.entity.ts'
import { countAdmins, keyOf } from './member.queries.ts'

export interface AdminAccount {
  username: string
  email: string
  /** Undefined: one is made up. */
  password: string | undefined
}

export interface MadeAdmin {
  username: string
  /** True where the account was there already and only got the role. */
  promoted: boolean
  /** Set only when it was made up here: it is shown once and kept nowhere. */
  madeUpPassword: string | undefined
}

interface Means {
  passwords: Passwords
  clock: Clock
}

/** Makes the first admin on a start that finds none (decisions: First admin). Undefined where there is one already. */
export async function makeFirstAdmin(
  em: Work['em'],
  means: Means,
  account: AdminAccount,
): Promise<MadeAdmin | undefined> {
  return (await countAdmins(em)) > 0 ? undefined : makeAdmin(em, means, account)
}

/** Gives the role to the account of that name, or makes one. */
export async function makeAdmin(
  em: Work['em'],
  { passwords, clock }: Means,
  { username, email, password }: AdminAccount,
): Promise<MadeAdmin> {
  const known = await em.findOne(Member, { usernameKey: keyOf(username) })
  if (known) {
    await em.nativeUpdate(Member, { id: known.id }, { role: 'admin' })
    return { username: known.username, promoted: true, madeUpPassword: undefined }
  }
  const madeUp = password === undefined ? randomBytes(12).toString('base64url') : undefined
  const passwordHash = await passwords.hash(password ?? madeUp ?? '')
  await em.insert(Member, {
    username,
    usernameKey: keyOf(username),
    email,
    emailKey: keyOf(email),
    passwordHash,
    role: 'admin',
    createdAt: clock.now(),
  })
  return { username, promoted: false, madeUpPassword: madeUp }
}
