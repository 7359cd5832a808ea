import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { untilMessage } from '#test/journeys/settings-page.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

async function find(page: Page, locale: Locale, text: string): Promise<void> {
  const { adminMembers } = words[locale]
  await page.goto('/admin/members')
  await page.getByLabel(adminMembers.search).fill(text)
  await press(page, adminMembers.find)
}

const found = (page: Page) => page.locator('.members__name strong').allInnerTexts()

describe.each(ways)('an admin manages accounts ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const { adminMembers, refusal } = words[locale]
  const name = `kept_${locale}`

  test('creates one, sees an error at its field, edits the account, and finds it by a search', async () => {
    const page = await visit('/admin/members', { locale, scripts, as: firstAdmin })
    await page.getByRole('link', { name: adminMembers.open }).click()
    await page.getByRole('heading', { level: 1, name: adminMembers.editor.write }).waitFor()
    await page.getByLabel(adminMembers.editor.username).fill('root')
    await page.getByLabel(adminMembers.editor.email).fill(`${name}@example.org`)
    await page.getByLabel(adminMembers.editor.password, { exact: true }).fill('three-gorges')
    await press(page, adminMembers.editor.save)
    await page.getByText(refusal.member.username_reserved).first().waitFor()
    await eventually(() => page.getByLabel(adminMembers.editor.email).inputValue()).toBe(`${name}@example.org`)
    await eventually(() => page.getByLabel(adminMembers.editor.password, { exact: true }).inputValue()).toBe(
      scripts ? 'three-gorges' : '',
    )
    await page.getByLabel(adminMembers.editor.username).fill(name)
    await page.getByLabel(adminMembers.editor.password, { exact: true }).fill('three-gorges')
    await press(page, adminMembers.editor.save)
    await untilMessage(page, adminMembers.done.written)

    await find(page, locale, name.toUpperCase())
    await eventually(() => found(page)).toEqual([name])
    await page.getByRole('link', { name: adminMembers.edit }).click()
    await page.getByRole('heading', { level: 1, name: adminMembers.editor.edit }).waitFor()
    await page.getByLabel(adminMembers.editor.role, { exact: true }).selectOption('admin')
    await page.getByLabel(adminMembers.editor.department).fill('水文')
    await press(page, adminMembers.editor.save)
    await untilMessage(page, adminMembers.done.edited)
    const row = page.locator('.review').filter({ hasText: name })
    await eventually(() => row.innerText()).toMatch(new RegExp(`${adminMembers.role.admin}[^]*水文`))
  })

  test('deletes several after a confirmation, and gets a message when none is selected', async () => {
    const [one, other] = [await aMember(site), await aMember(site)]
    const page = await visit('/admin/members', { locale, scripts, as: firstAdmin, size: phone })
    await press(page, adminMembers.removeChosen)
    await untilMessage(page, adminMembers.remove.noneChosen)
    for (const { username } of [one, other])
      await page.getByLabel(adminMembers.choose.replace('{{name}}', username), { exact: true }).check()
    await press(page, adminMembers.removeChosen)
    await page.getByRole('heading', { level: 1, name: adminMembers.remove.name }).waitFor()
    await eventually(() => page.locator('.members__leaving li').count()).toBe(2)
    await press(page, adminMembers.remove.submit)
    await untilMessage(page, adminMembers.done.removed.replace('{{number}}', '2'))
    await find(page, locale, one.username)
    await page.getByText(adminMembers.none, { exact: true }).waitFor()
    if (scripts) expect(await violations(page)).toEqual([])
    await expect(site.call('POST', '/auth/login', { body: other })).rejects.toThrow('400')
  })
})
