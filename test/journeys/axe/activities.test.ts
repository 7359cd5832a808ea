import { test } from 'vitest'
import { activityAddresses } from '#test/journeys/addresses.ts'
import { walkAsAdmin } from '#test/journeys/axe/walk-as-admin.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const walk = await walkAsAdmin()

test.each(bothLocales)(
  'axe finds nothing wrong with the lists of a member’s own texts, as an admin sees them (%s)',
  { timeout: 180_000 },
  locale => walk(activityAddresses, locale),
)
