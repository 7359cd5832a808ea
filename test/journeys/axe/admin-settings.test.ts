import { test } from 'vitest'
import { settingAddresses } from '#test/journeys/addresses.ts'
import { walkAsAdmin } from '#test/journeys/axe/walk-as-admin.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const walk = await walkAsAdmin()

test.each(bothLocales)(
  'axe finds nothing wrong with the settings in the admin area (%s)',
  { timeout: 180_000 },
  locale => walk([...settingAddresses, '/admin/boards/1'], locale),
)
