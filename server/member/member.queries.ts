import type { EntityManager } from '@mikro-orm/postgresql'
import { Member } from './member.entity.ts'

/** The form in which names and addresses are compared: without regard to case. */
export const keyOf = (text: string) => text.toLowerCase()

export const findMember = (em: EntityManager, id: number): Promise<Member | null> => em.findOne(Member, id)

/** By username or e-mail, with the password hash loaded; a username never holds an @. */
export function findForLogin(em: EntityManager, account: string): Promise<Member | null> {
  const key = keyOf(account)
  return em.findOne(Member, account.includes('@') ? { emailKey: key } : { usernameKey: key }, {
    populate: ['passwordHash'],
  })
}

export const countAdmins = (em: EntityManager): Promise<number> => em.count(Member, { role: 'admin' })
