import { randomBytes } from 'node:crypto'
import type { Work } from '../rpc/unit-of-work.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Passwords } from '../kernel/password.ts'
import { Member } from '../member/member.entity.ts'
import { countAdmins, keyOf } from '../member/member.queries.ts'

export interface AdminAccount {
  username: string
  email: string
  /** If undefined, a random password is generated. */
  password: string | undefined
}

interface MadeAdmin {
  username: string
  /** True if the account existed already and only got the role. */
  promoted: boolean
  /** Set only if the password was generated here. It is shown once and stored only as a hash. */
  madeUpPassword: string | undefined
}

interface Means {
  passwords: Passwords
  clock: Clock
}

/** An account with its password hashed. Hashing is slow, so it is done before anything is locked. */
interface ReadyAdmin {
  username: string
  email: string
  passwordHash: string
  madeUpPassword: string | undefined
}

async function readyAdmin(passwords: Passwords, account: AdminAccount): Promise<ReadyAdmin> {
  const { username, email, password } = account
  const madeUpPassword = password === undefined ? randomBytes(12).toString('base64url') : undefined
  return { username, email, passwordHash: await passwords.hash(password ?? madeUpPassword ?? ''), madeUpPassword }
}

/** Prepares the first admin (docs/product.md#first-admin). Returns undefined if there is an admin already. */
export async function readyFirstAdmin(
  em: Work['em'],
  passwords: Passwords,
  account: AdminAccount,
): Promise<ReadyAdmin | undefined> {
  return (await countAdmins(em)) > 0 ? undefined : readyAdmin(passwords, account)
}

/** Stores the first admin, unless another process was faster. Must be called by one process at a time. */
export async function makeFirstAdmin(em: Work['em'], clock: Clock, ready: ReadyAdmin): Promise<MadeAdmin | undefined> {
  return (await countAdmins(em)) > 0 ? undefined : storeAdmin(em, clock, ready)
}

/** Gives the admin role to the account of that name, or creates one. */
export const makeAdmin = async (em: Work['em'], { passwords, clock }: Means, account: AdminAccount) =>
  storeAdmin(em, clock, await readyAdmin(passwords, account))

async function storeAdmin(em: Work['em'], clock: Clock, ready: ReadyAdmin): Promise<MadeAdmin> {
  const { username, email, passwordHash, madeUpPassword } = ready
  const mustChangePassword = madeUpPassword !== undefined
  const known = await em.findOne(Member, { usernameKey: keyOf(username) })
  if (known) {
    await em.nativeUpdate(Member, { id: known.id }, { role: 'admin' })
    return { username: known.username, promoted: true, madeUpPassword: undefined }
  }
  await em.insert(Member, {
    username,
    usernameKey: keyOf(username),
    email,
    emailKey: keyOf(email),
    passwordHash,
    mustChangePassword,
    role: 'admin',
    createdAt: clock.now(),
  })
  return { username, promoted: false, madeUpPassword }
}
