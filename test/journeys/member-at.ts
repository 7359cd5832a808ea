import { eventually, type Visit } from '#test/support/browser.ts'
import type { JourneySite } from '#test/support/journey-site.ts'
import { logIn } from './send-pledge.ts'
import { aMember } from './moderate-through-rest.ts'

interface House {
  site: JourneySite
  visit: Visit
}

/** A new member at a page of theirs, and what the page tells them last. */
export async function memberAt({ site, visit }: House, place: string, visitor: NonNullable<Parameters<Visit>[1]> = {}) {
  const who = await aMember(site)
  const page = await visit(`/login?redirect=${encodeURIComponent(place)}`, visitor)
  await logIn(page, visitor.locale ?? 'zh', who)
  await page.waitForURL(`**${place}`)
  await eventually(() => page.locator('.account-menu').count()).toBe(1)
  const notes = page.locator(visitor.scripts === false ? '.notice' : '.toast--success')
  return { who, page, told: () => notes.last().innerText() }
}
