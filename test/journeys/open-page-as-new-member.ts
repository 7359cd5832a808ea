import type { Visit } from '#test/support/browser.ts'
import type { JourneySite } from '#test/support/journey-site.ts'
import { aMember } from './moderate-through-rest.ts'

interface SiteAndVisit {
  site: JourneySite
  visit: Visit
}

type Visitor = NonNullable<Parameters<Visit>[1]>

/** Opens a page as a new member. Also returns the last message of the page. */
export async function openPageAsNewMember({ site, visit }: SiteAndVisit, place: string, visitor: Visitor = {}) {
  const who = await aMember(site)
  const page = await visit(place, { ...visitor, as: who })
  const notes = page.locator(visitor.scripts === false ? '.notice' : '.toast--success')
  return { who, page, lastMessage: () => notes.last().innerText() }
}
