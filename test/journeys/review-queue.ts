import type { Page } from 'playwright-core'
import type { JourneySite } from '#test/support/journey-site.ts'
import { waiting } from './moderate-through-rest.ts'
import { aWish } from './send-pledge.ts'

// Helpers for journeys on the review queue.

export const queueRows = (page: Page) => page.locator('[data-row]:visible')

export const sendWish = (site: JourneySite, message: string) =>
  site.call('POST', '/future-messages', { body: aWish(message) })

/** Approves everything that waits, so that a test starts with an empty queue. */
export async function emptyQueue(site: JourneySite, token: string): Promise<void> {
  for (const { id } of await waiting(site, token))
    await site.call('PUT', `/future-messages/admin/${id}/review`, { token, body: { status: 'approved' } })
}
