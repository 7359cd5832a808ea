import { test } from 'vitest'
import { activityAddresses, ownAddresses } from '#test/journeys/addresses.ts'
import { walkAsAdmin } from '#test/journeys/axe/walk-as-admin.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const walk = await walkAsAdmin()

const others = ownAddresses.filter(address => !activityAddresses.includes(address))

test.each(bothLocales)(
  'axe finds nothing wrong with the other pages of a member’s own data, as an admin sees them (%s)',
  { timeout: 180_000 },
  locale => walk(others, locale),
)
