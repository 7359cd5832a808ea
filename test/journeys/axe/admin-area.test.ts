import { test } from 'vitest'
import { adminAddresses, settingAddresses } from '#test/journeys/addresses.ts'
import { walkAsAdmin } from '#test/journeys/axe/walk-as-admin.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const ofOneThing = ['/admin/pledges?status=all', '/admin/members/1', '/admin/members/remove?ids=2']

const walk = await walkAsAdmin()

test.each(bothLocales)('axe finds nothing wrong with the pages of the admin area (%s)', { timeout: 180_000 }, locale =>
  walk([...adminAddresses.filter(address => !settingAddresses.includes(address)), ...ofOneThing], locale),
)
