import { describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { field, expectAccessible, untilMessage, toggleSwitch } from '#test/journeys/settings-page.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' }, 'settings')
const visit = await browserFor(site)

describe.each(ways)('an admin sets the site ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale]
  const visitor = { locale, scripts, size: scripts ? desktop : phone, as: firstAdmin }

  test('sets the banner with its days, the footer, and read-only mode', async () => {
    const page = await visit('/admin/site', visitor)
    const { banner, footer, readOnly } = w.site
    const text = locale === 'zh' ? '今晚八点，江边点火' : 'The torch is lit at eight tonight'
    const guest = await visit('/timeline', { locale, scripts })
    const read = async () => {
      await guest.reload()
      return guest.locator('body').innerText()
    }
    await field(page, banner[locale]).fill(text)
    await field(page, banner.zh).fill(text)
    await field(page, banner.from).fill('2020-01-01')
    await field(page, banner.until).fill('2020-01-02')
    await press(page, banner.save)
    await untilMessage(page, banner.saved)
    await page.getByText(banner.notShown).waitFor()
    expect(await read()).not.toContain(text)
    await field(page, banner.until).fill('2099-12-31')
    await press(page, banner.save)
    await page.getByText(banner.shown).waitFor()
    await eventually(read).toContain(text)

    await field(page, footer.postcode).fill('210024')
    await field(page, footer.icp).fill('苏ICP备00000000号')
    await press(page, footer.save)
    await untilMessage(page, footer.saved)
    await eventually(read).toContain('苏ICP备00000000号')

    const member = await aMember(site)
    await toggleSwitch(page, readOnly.switch)
    await untilMessage(page, readOnly.turnedOn)
    await expectAccessible(page, scripts)
    const writer = await visit('/blessings', { locale, scripts, as: member })
    await writer.getByText(w.shell.readOnly).waitFor()
    await expect(site.call('POST', '/blessings', { body: { content: '江河安澜' } })).rejects.toThrow()
    await toggleSwitch(page, readOnly.switch)
    await untilMessage(page, readOnly.turnedOff)
    await eventually(read).not.toContain(w.shell.readOnly)
  })
})
