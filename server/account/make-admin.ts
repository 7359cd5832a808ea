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

interface StoredAdmin {
  username: string
  /** True if the account existed already and only got the role. */
  promoted: boolean
  /** Set only if the password was generated here. It is shown once and stored only as a hash. */
  generatedPassword: string | undefined
}

interface AdminServices {
  passwords: Passwords
  clock: Clock
}

/** An account with its password hashed. Hashing is slow, so it is done before anything is locked. */
interface PreparedAdmin {
  username: string
  email: string
  passwordHash: string
  generatedPassword: string | undefined
}

async function prepareAdmin(passwords: Passwords, account: AdminAccount): Promise<PreparedAdmin> {
  const { username, email, password } = account
  const generatedPassword = password === undefined ? randomBytes(12).toString('base64url') : undefined
  return { username, email, passwordHash: await passwords.hash(password ?? generatedPassword ?? ''), generatedPassword }
}

/** Prepares the first admin (docs/product.md#first-admin). Returns undefined if there is an admin already. */
export async function prepareFirstAdmin(
  em: Work['em'],
  passwords: Passwords,
  account: AdminAccount,
): Promise<PreparedAdmin | undefined> {
  return (await countAdmins(em)) > 0 ? undefined : prepareAdmin(passwords, account)
}

/** Stores the first admin, unless another process was faster. Must be called by one process at a time. */
export async function storeFirstAdmin(
  em: Work['em'],
  clock: Clock,
  ready: PreparedAdmin,
): Promise<StoredAdmin | undefined> {
  return (await countAdmins(em)) > 0 ? undefined : storeAdmin(em, clock, ready)
}

/** Gives the admin role to the account of that name, or creates one. */
export const makeAdmin = async (em: Work['em'], { passwords, clock }: AdminServices, account: AdminAccount) =>
  storeAdmin(em, clock, await prepareAdmin(passwords, account))

async function storeAdmin(em: Work['em'], clock: Clock, ready: PreparedAdmin): Promise<StoredAdmin> {
  const { username, email, passwordHash, generatedPassword } = ready
  const mustChangePassword = generatedPassword !== undefined
  const known = await em.findOne(Member, { usernameKey: keyOf(username) })
  if (known) {
    await em.nativeUpdate(Member, { id: known.id }, { role: 'admin' })
    return { username: known.username, promoted: true, generatedPassword: undefined }
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
  return { username, promoted: false, generatedPassword }
}
