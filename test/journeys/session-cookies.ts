import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { JourneySite } from '#test/support/journey-site.ts'

const opened = z.object({ token: z.string(), refreshToken: z.string() })

/** The cookies of a new session, for tests in which the login itself does not matter. */
export async function createSessionCookies(
  site: JourneySite,
  who: { username: string; password: string; oneTimeCode?: string },
) {
  const keys = opened.parse(await site.call('POST', '/auth/login', { body: who }))
  const { hostname } = new URL(site.url)
  const expires = Math.floor(Date.now() / 1000) + 3600
  const cookie = { domain: hostname, path: '/', expires, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  const cookies = Object.entries(keys).map(([name, value]) => ({ ...cookie, name, value }))
  return { storageState: { cookies, origins: [] } }
}

/** Ends the session of a page on the server, and keeps the cookies in the browser. */
export const endSessionOnServer = (page: Page) =>
  page.evaluate(() =>
    fetch('/auth-test', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act: 'end' }) }),
  )
