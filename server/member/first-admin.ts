import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from '../kernel/clock.ts'
import type { Passwords } from '../kernel/password.ts'
import { Member } from './member.entity.ts'
import { countAdmins, keyOf } from './member.queries.ts'

export interface FirstAdmin {
  username: string
  email: string
  password: string | undefined
}

export interface MadeAdmin {
  username: string
  /** Set only when it was made up here: it is shown once and kept nowhere. */
  madeUpPassword: string | undefined
}

/** Makes the first admin on a start that finds none (decisions: First admin). Undefined where there is one already. */
export async function makeFirstAdmin(
  em: EntityManager,
  passwords: Passwords,
  clock: Clock,
  { username, email, password }: FirstAdmin,
): Promise<MadeAdmin | undefined> {
  if ((await countAdmins(em)) > 0) return undefined
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
  return { username, madeUpPassword: madeUp }
}
