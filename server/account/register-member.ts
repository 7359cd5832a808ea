import type { z } from 'zod'
import type { Work, ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isFormerAddress } from '../verification/mail-link.queries.ts'
import { lockSetting, loadSetting } from '../setting/setting.queries.ts'
import { Member } from '../member/member.entity.ts'
import { isReserved } from '../member/reserved-usernames.ts'
import { keyOf } from '../member/member.queries.ts'
import { hashNewPassword } from '../member/new-password.ts'
import type { register } from '../member/member.schema.ts'

/**
 * Creates an account. Refuses when registration is closed (checked again in the transaction that inserts the row), when the mail domain is not
 * allowed, when the name is reserved, and, by database constraints, when name or e-mail is taken.
 */
export async function registerMember(context: ProcedureContext, form: z.output<typeof register>) {
  const { em, site, commit } = context
  if (!(await loadSetting(em.fork(), 'registration_enabled'))) throw registrationClosed()
  if (isReserved(form.username)) throw new Refusal('conflict', 'member.username_reserved', { field: 'username' })
  await requireMailDomain(em.fork(), form.email)
  await requireFreeAddress(context, form.email)
  const passwordHash = await hashNewPassword(context, { password: form.password, field: 'password' }, form)
  const made = em.create(Member, {
    username: form.username,
    usernameKey: keyOf(form.username),
    email: form.email,
    emailKey: keyOf(form.email),
    passwordHash,
    role: 'user',
    createdAt: site.clock.now(),
  })
  em.persist(made)
  await commit(async held => {
    if (!(await lockSetting(held, 'registration_enabled', site.clock.now()))) throw registrationClosed()
  })
  context.affects(made.id)
  return { user: made.profile() }
}

async function requireMailDomain(em: Work['em'], email: string): Promise<void> {
  const domains = await loadSetting(em, 'registration_domains')
  if (domains.length === 0) return
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (domains.some(domain => own === domain || own.endsWith(`.${domain}`))) return
  throw new Refusal('invalid', 'member.email_domain', { field: 'email', params: { domains: domains.join(', ') } })
}

// A former address stays reserved for a while, because its owner may restore it.
async function requireFreeAddress({ em, site }: ProcedureContext, email: string): Promise<void> {
  if (await isFormerAddress(em.fork(), keyOf(email), { now: site.clock.now() }))
    throw new Refusal('conflict', 'member.email_taken', { field: 'email' })
}

const registrationClosed = () => new Refusal('closed', 'member.registration_closed')
