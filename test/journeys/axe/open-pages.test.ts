import { test } from 'vitest'
import { browserFor } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openAddresses, storyAddresses } from '#test/journeys/addresses.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'
import { walkAsGuest } from './walk-as-guest.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const others = openAddresses.filter(address => !storyAddresses.includes(address))

test.each(bothLocales)(
  'axe finds nothing wrong with the other public pages (%s)',
  { timeout: 120_000 },
  async locale => {
    await walkAsGuest(visit, locale, [...others, '/nowhere-at-all', '/admin/nowhere'])
  },
)
