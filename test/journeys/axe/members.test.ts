import { test } from 'vitest'
import { ownAddresses } from '#test/journeys/addresses.ts'
import { walkAsAdmin } from '#test/journeys/axe/walk-as-admin.ts'
import { bothLocales } from '#test/journeys/words.ts'

const walk = await walkAsAdmin()

test.each(bothLocales)(
  'axe finds nothing wrong with a member’s own pages, as an admin sees them (%s)',
  { timeout: 180_000 },
  locale => walk(ownAddresses, locale),
)
