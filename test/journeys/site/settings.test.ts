import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { reloadPlain, field, expectAccessible, untilMessage, toggleSwitch } from '#test/journeys/settings-page.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' }, 'settings')
const visit = await browserFor(site)

describe.each(ways)('an admin sets the site ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale]
  const visitor = { locale, scripts, size: scripts ? desktop : phone, as: firstAdmin }

  test('sets who can register', async () => {
    const page = await visit('/admin/settings', visitor)
    const { registration, shut, opened } = w.admin.overview
    const { domains } = w.settings
    await toggleSwitch(page, registration)
    await untilMessage(page, shut)
    await toggleSwitch(page, registration)
    await untilMessage(page, opened)
    await field(page, domains.label).fill('hhu edu cn')
    await press(page, domains.save)
    await page.locator('.form-summary').waitFor()
    for (const lines of ['hhu.edu.cn', '']) {
      await field(page, domains.label).fill(lines)
      await press(page, domains.save)
      await untilMessage(page, domains.saved)
      await reloadPlain(page)
      await eventually(() => field(page, domains.label).inputValue()).toBe(lines)
    }
    await expectAccessible(page, scripts)
  })
})

test('an admin who is quicker than the list of routes uses the form of a page above', async () => {
  const { registration, shut, opened } = words.zh.admin.overview
  const page = await visit('/admin/settings', {
    as: firstAdmin,
    prepare: it => it.route('**/__manifest?*', () => undefined),
  })
  for (const message of [shut, opened]) {
    await toggleSwitch(page, registration)
    await untilMessage(page, message)
  }
})

test('a member has no access to the settings', async () => {
  const who = await aMember(site)
  for (const path of ['/admin/settings', '/admin/rules', '/admin/limits', '/admin/site']) {
    const page = await visit(path, { as: who })
    expect(new URL(page.url()).pathname).toBe('/')
  }
})
