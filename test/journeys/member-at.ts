import { eventually, type Visit } from '#test/support/browser.ts'
import type { JourneySite } from '#test/support/journey-site.ts'
import { logIn } from './log-in.ts'
import { aMember } from './moderate-through-rest.ts'

interface SiteAndVisit {
  site: JourneySite
  visit: Visit
}

type Visitor = NonNullable<Parameters<Visit>[1]>

/** Logs in on the way to a page: as the first admin, or as `who`. */
export async function logInAt(visit: Visit, place: string, visitor: Visitor = {}, who?: Parameters<typeof logIn>[2]) {
  const page = await visit(`/login?redirect=${encodeURIComponent(place)}`, visitor)
  await logIn(page, visitor.locale ?? 'zh', who)
  await page.waitForURL(`**${place}`)
  await eventually(() => page.locator('.account-menu').count()).toBe(1)
  return page
}

/** Opens a page as a new member. Also returns the last message of the page. */
export async function memberAt({ site, visit }: SiteAndVisit, place: string, visitor: Visitor = {}) {
  const who = await aMember(site)
  const page = await logInAt(visit, place, visitor, who)
  const notes = page.locator(visitor.scripts === false ? '.notice' : '.toast--success')
  return { who, page, lastMessage: () => notes.last().innerText() }
}
