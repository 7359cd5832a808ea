import { z } from 'zod'
import { firstAdmin, type JourneySite } from '#test/support/journey-site.ts'
import type { Wish } from './send-pledge.ts'

// Changes on the site while a page is open, made through the REST interface.

const loggedIn = z.object({ token: z.string() })
const made = z.object({ id: z.number() })
const list = z.object({ messages: z.array(z.object({ id: z.number(), message: z.string() })) })

export const adminToken = async (site: JourneySite): Promise<string> =>
  loggedIn.parse(await site.call('POST', '/auth/login', { body: firstAdmin })).token

/** Sends a pledge and approves it. */
export async function approve(site: JourneySite, token: string, wish: Wish): Promise<void> {
  const { id } = made.parse(await site.call('POST', '/future-messages', { body: wish }))
  await site.call('PUT', `/future-messages/admin/${id}/review`, { token, body: { status: 'approved' } })
}

/** The pledges that wait for review. */
export const waiting = async (site: JourneySite, token: string) =>
  list.parse(await site.call('GET', '/future-messages/admin/all?status=pending&limit=100', { token })).messages

/** The public pledges, newest first, as Home requests them. */
export const published = async (site: JourneySite): Promise<string[]> =>
  list.parse(await site.call('GET', '/future-messages?limit=20&sort=latest')).messages.map(({ message }) => message)

let born = 0

/** Registers a new member. */
export async function aMember(
  site: JourneySite,
  named?: string,
): Promise<{ username: string; email: string; password: string }> {
  born += 1
  const who = { username: named ?? `river_${born}`, email: `river_${born}@example.org`, password: 'three-gorges' }
  await site.call('POST', '/auth/register', { body: { ...who, confirmPassword: who.password } })
  return who
}
