import type { EntityManager } from '@mikro-orm/postgresql'
import { hashToken, newToken } from '../kernel/secret.ts'
import { MailLink } from './mail-link.entity.ts'

/** `reset` sets a new password; `former_address` restores the address that the letter went to. */
export type LinkPurpose = 'reset' | 'former_address'

interface NewLink {
  memberId: number
  purpose: LinkPurpose
  /** The former address, and its lower-case form for comparison. */
  former?: { email: string; emailKey: string }
  now: Date
  expiresAt: Date
}

/** Creates a link in the caller's unit of work and returns its token, which only the letter may contain. */
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

/** Returns the live link of a token, locked until the transaction of `em` ends. */
export async function lockLink(
  em: EntityManager,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<MailLink | null> {
  const tokenHash = hashToken(token)
  await em.execute('select id from mail_link where token_hash = ? for update', [tokenHash])
  return em.findOne(MailLink, { tokenHash, purpose, expiresAt: { $gt: now } }, { refresh: true })
}

/** Deletes a used link, and the links of the same purpose that were made after it. */
export async function consumeLink(em: EntityManager, { id, member, purpose }: MailLink): Promise<void> {
  await em.nativeDelete(MailLink, { member: member.id, purpose, id: { $gte: id } })
}

/** Deletes the links for a new password, after the password or the address has changed. */
export async function deleteResetLinks(em: EntityManager, memberId: number): Promise<void> {
  await em.nativeDelete(MailLink, { member: memberId, purpose: 'reset' })
}

/** Returns true if an address is reserved for a member other than `but` who gave it up recently. */
export async function isFormerAddress(
  em: EntityManager,
  emailKey: string,
  { now, but = 0 }: { now: Date; but?: number },
): Promise<boolean> {
  const kept = { purpose: 'former_address', emailKey, expiresAt: { $gt: now }, member: { $ne: but } } as const
  return (await em.count(MailLink, kept)) > 0
}

/** Returns the links of a member, oldest first. */
export const linksOf = (em: EntityManager, memberId: number): Promise<MailLink[]> =>
  em.find(MailLink, { member: memberId }, { orderBy: { id: 'asc' } })

export async function deleteExpiredLinks(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(MailLink, { expiresAt: { $lte: now } })
}
