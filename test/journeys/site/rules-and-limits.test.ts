import { describe, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { reloadPlain, field, expectAccessible, untilMessage } from '#test/journeys/settings-page.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' }, 'settings')
const visit = await browserFor(site)

describe.each(ways)('an admin sets the site ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale]
  const visitor = { locale, scripts, size: scripts ? desktop : phone, as: firstAdmin }

  test('sets what is reviewed first, and the word list, with a text to test it', async () => {
    const page = await visit('/admin/rules', visitor)
    const { first, words: list, trial } = w.moderation.rules
    await field(page, first.kind.comments).setChecked(scripts)
    await press(page, first.save)
    await untilMessage(page, first.saved)
    await field(page, list.words).fill('代考')
    await field(page, list.exceptions).fill('代考虑')
    await press(page, list.save)
    await untilMessage(page, list.saved)
    await field(page, trial.text).fill('替人代 考，也替人代考虑。')
    await press(page, trial.send)
    const marks = page.locator('.rules__tried mark')
    await eventually(() => marks.allInnerTexts()).toEqual(['代 考'])
    await expectAccessible(page, scripts)
    await reloadPlain(page)
    await eventually(() => field(page, first.kind.comments).isChecked()).toBe(scripts)
    await eventually(() => field(page, list.words).inputValue()).toBe('代考')
  })

  test('sets the rate limits', async () => {
    const page = await visit('/admin/limits', visitor)
    const { limits, save } = w.site
    const of = (kind: string) => page.locator('.field', { hasText: new RegExp(`^${kind} ·`) }).locator('input')
    await of(limits.kind.blessing).fill('many')
    await press(page, save)
    await page.locator('.form-summary').waitFor()
    await of(limits.kind.blessing).fill('7')
    await press(page, save)
    await untilMessage(page, limits.saved)
    await reloadPlain(page)
    await eventually(() => of(limits.kind.blessing).inputValue()).toBe('7')
    await expectAccessible(page, scripts)
  })
})
