import type { EntityManager } from '@mikro-orm/postgresql'
import { hashToken, newToken } from '../kernel/secret.ts'
import { MailLink } from './mail-link.entity.ts'

/** `reset` sets a new password, `former_address` puts back the address that the letter went to. */
export type LinkPurpose = 'reset' | 'former_address'

interface NewLink {
  memberId: number
  purpose: LinkPurpose
  /** The former address and the form in which addresses are compared. */
  former?: { email: string; emailKey: string }
  now: Date
  expiresAt: Date
}

/** Makes a link in the caller's unit of work; its token leaves the house only in the letter. */
export async function makeLink(em: EntityManager, link: NewLink): Promise<string> {
  const { memberId, purpose, former, now, expiresAt } = link
  const token = newToken()
  await em.insert(MailLink, {
    member: memberId,
    purpose,
    tokenHash: hashToken(token),
    email: former?.email ?? null,
    emailKey: former?.emailKey ?? null,
    createdAt: now,
    expiresAt,
  })
  return token
}

/** The live link of a token, which nobody else uses until the transaction of `em` ends. */
export async function holdLink(
  em: EntityManager,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<MailLink | null> {
  const tokenHash = hashToken(token)
  await em.execute('select id from mail_link where token_hash = ? for update', [tokenHash])
  return em.findOne(MailLink, { tokenHash, purpose, expiresAt: { $gt: now } }, { refresh: true })
}

/** It was used, and so are those of the same purpose that were made after it. */
export async function useUpLink(em: EntityManager, { id, member, purpose }: MailLink): Promise<void> {
  await em.nativeDelete(MailLink, { member: member.id, purpose, id: { $gte: id } })
}

/** The password or the address has changed: links to set a new password open nothing any more. */
export async function dropResetLinks(em: EntityManager, memberId: number): Promise<void> {
  await em.nativeDelete(MailLink, { member: memberId, purpose: 'reset' })
}

/** Whether an address is kept for the member who gave it up a short while ago, and who is not the one that asks. */
export async function isFormerAddress(
  em: EntityManager,
  emailKey: string,
  { now, but = 0 }: { now: Date; but?: number },
): Promise<boolean> {
  const kept = { purpose: 'former_address', emailKey, expiresAt: { $gt: now }, member: { $ne: but } } as const
  return (await em.count(MailLink, kept)) > 0
}

/** The links of a member that are still good, oldest first. */
export const linksOf = (em: EntityManager, memberId: number): Promise<MailLink[]> =>
  em.find(MailLink, { member: memberId }, { orderBy: { id: 'asc' } })

export async function forgetExpiredLinks(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(MailLink, { expiresAt: { $lte: now } })
}
