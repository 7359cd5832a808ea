import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { deleteCodes } from '../verification/verification.queries.ts'
import { requireMember } from '../member/require-member.ts'
import type * as schema from './managed-member.schema.ts'
import { Member } from '../member/member.entity.ts'
import { isReserved } from '../member/reserved-usernames.ts'
import { findMember, keyOf, lockAdmins, lockMember } from '../member/member.queries.ts'
import type { OwnMember } from '../member/member.schema.ts'
import { hashNewPassword, requireAcceptable } from '../member/new-password.ts'
import { setPassword } from './set-password.ts'

/** Creates an account for somebody else, even while registration is closed. Reserved names stay reserved (docs/product.md#registration). */
export async function createMember(ctx: MemberWork, input: z.output<typeof schema.createMember>): Promise<OwnMember> {
  requireFreeName(input.username)
  const passwordHash = await hashNewPassword(ctx, { password: input.password, field: 'password' }, input)
  const { username, email, role, avatar, bio, graduationYear, department } = input
  let made: Member | undefined
  await ctx.commit(async em => {
    await lockAdminsAsAdmin(ctx, em)
    const id = await em.insert(Member, {
      username,
      usernameKey: keyOf(username),
      email,
      emailKey: keyOf(email),
      passwordHash,
      role,
      avatar: avatar ?? null,
      bio: bio ?? null,
      graduationYear: graduationYear ?? null,
      department: department ?? null,
      createdAt: ctx.site.clock.now(),
    })
    made = requireFound(await findMember(em, id), 'member.not_found')
    ctx.affects(id, [`role:${role}`])
    await markUsed(em, [avatar], ctx.site.clock.now())
    await recordAct({ ...ctx, em }, { act: 'member.create', target: `member ${id}`, after: auditedFields(made) })
  })
  return requireFound(made, 'member.not_found').profile()
}

type Changed = Omit<z.output<typeof schema.editMember>, 'id'>

/**
 * Changes the given fields and leaves the others. A new password ends the member's sessions. The owner gets a letter about a new password, and one at
 * the old address about a new address. Admins cannot take the role from themselves (docs/api.md#admin) or change their own password and address here.
 */
export async function editMember(ctx: MemberWork, id: number, changed: Changed): Promise<OwnMember> {
  const passwordHash =
    changed.password === undefined
      ? undefined
      : await hashNewPassword(ctx, { password: changed.password, field: 'password' }, changed)
  const member = await atomically(ctx.em, async em => {
    await lockAdminsAsAdmin(ctx, em)
    const held = requireFound(await lockMember(em, id), 'member.not_found')
    const before = auditedFields(held)
    if (id === ctx.viewer.id) requireOthersTask(held, changed)
    await assign({ ...ctx, em }, held, changed)
    if (passwordHash !== undefined) {
      requireAcceptable({ password: changed.password ?? '', field: 'password' }, held)
      await setPassword({ ...ctx, em }, held, { passwordHash, letter: 'password_set' })
    }
    const after = { ...auditedFields(held), ...(passwordHash === undefined ? {} : { password: 'set' }) }
    if (!isDeepStrictEqual(before, after)) {
      ctx.affects(id, changesOf(before, after))
      await recordAct({ ...ctx, em }, { act: 'member.edit', target: `member ${id}`, before, after })
    }
    return held
  })
  ctx.afterCommit(ctx.site.letters.wake)
  return member.profile()
}

// Admins cannot take the role from themselves. Their own password and address need a code (docs/product.md#change-of-password-or-address).
function requireOthersTask({ email }: Member, changed: Changed): void {
  if (changed.role !== undefined && changed.role !== 'admin') throw new Refusal('conflict', 'member.not_yourself')
  if (changed.password !== undefined) throw new Refusal('conflict', 'member.own_in_profile', { field: 'password' })
  if (changed.email !== undefined && changed.email !== email)
    throw new Refusal('conflict', 'member.own_in_profile', { field: 'email' })
}

/**
 * Serializes acts on accounts by a lock on the admins, then checks that the actor is still an admin. If two admins take the role from each other, the
 * second act is refused.
 */
export async function lockAdminsAsAdmin({ viewer }: Pick<MemberWork, 'viewer'>, em: MemberWork['em']): Promise<void> {
  await lockAdmins(em)
  if (!(await requireMember(em, viewer)).isAdmin()) throw new Refusal('forbidden', 'session.not_admin')
}

async function assign(ctx: MemberWork, member: Member, { username, email, ...changed }: Changed): Promise<void> {
  if (username !== undefined && username !== member.username) {
    if (keyOf(username) !== member.usernameKey) requireFreeName(username)
    Object.assign(member, { username, usernameKey: keyOf(username) })
  }
  if (email !== undefined && email !== member.email) await setAddress(ctx, member, email)
  const { role, avatar, bio, graduationYear, department } = changed
  // A suspended admin could not act, so the role ends a suspension.
  if (role === 'admin') Object.assign(member, { suspendedUntil: null, suspendedFor: null })
  const sent = Object.entries({ role, avatar, bio, graduationYear, department }).filter(
    ([, value]) => value !== undefined,
  )
  Object.assign(member, Object.fromEntries(sent))
  await markUsed(ctx.em, [avatar], ctx.site.clock.now())
}

async function setAddress({ em, site, locale }: MemberWork, member: Member, newEmail: string): Promise<void> {
  const { username, email: address } = member
  Object.assign(member, { email: newEmail, emailKey: keyOf(newEmail) })
  await deleteCodes(em, member.id)
  const desk = { em, vault: site.vault, now: site.clock.now() }
  orderLetter(desk, { kind: 'email_set', address, locale, variables: { username, newEmail } })
}

function requireFreeName(username: string): void {
  if (isReserved(username)) throw new Refusal('conflict', 'member.username_reserved', { field: 'username' })
}

/** Returns the changed fields for the log: names only, except for the role, which has its value. */
function changesOf(
  before: ReturnType<typeof auditedFields>,
  after: ReturnType<typeof auditedFields> & { password?: string },
): string[] {
  const parts = Object.entries(after).filter(([part, value]) => !isDeepStrictEqual(value, Reflect.get(before, part)))
  return parts.map(([part]) => (part === 'role' ? `role:${after.role}` : part))
}

/** Returns the fields of an account that the audit stores. */
function auditedFields(member: Member) {
  const { username, email, role, avatar, bio, graduationYear, department } = member.profile()
  return { username, email, role, avatar, bio, graduationYear, department }
}
