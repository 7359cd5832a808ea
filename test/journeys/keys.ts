import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { JourneySite } from '#test/support/journey-site.ts'

const opened = z.object({ token: z.string(), refreshToken: z.string() })

/** A browser that begins with a session of its own, where logging in is not what a test is about. */
export async function withKeys(site: JourneySite, who: { username: string; password: string; oneTimeCode?: string }) {
  const keys = opened.parse(await site.call('POST', '/auth/login', { body: who }))
  const { hostname } = new URL(site.url)
  const expires = Math.floor(Date.now() / 1000) + 3600
  const cookie = { domain: hostname, path: '/', expires, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  const cookies = Object.entries(keys).map(([name, value]) => ({ ...cookie, name, value }))
  return { storageState: { cookies, origins: [] } }
}

/** The session of a page ends elsewhere: the server knows the keys no longer, the browser has them still. */
export const endElsewhere = (page: Page) =>
  page.evaluate(() =>
    fetch('/auth-test', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act: 'end' }) }),
  )
