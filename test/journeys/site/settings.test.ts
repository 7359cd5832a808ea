import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { mailbox } from '#test/journeys/mailbox.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/words.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const unknown = 'nobody@example.org'
const mail = await mailbox({ unknown })
const site = await journeySite({ SEED: 'none', SMTP_URL: mail.url })
const visit = await browserFor(site)
const context = await withKeys(site, firstAdmin)

const told = (page: Page, text: string) => page.locator('.toast, .notice').filter({ hasText: text }).first().waitFor()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const turn = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) }).click()
/** The page stands as it was saved, whatever the browser kept of it. */
const again = (page: Page) => page.goto(page.url().replace(/[?#].*/, ''))

async function looksWell(page: Page, scripts: boolean): Promise<void> {
  expect(await outside(page)).toEqual([])
  if (scripts) expect(await violations(page)).toEqual([])
}

/** A member whose address the mail server does not know asks for a code. */
async function sendToNobody(name: string): Promise<void> {
  const password = 'three-gorges'
  const body = { username: name, email: unknown, password, confirmPassword: password }
  await site.call('POST', '/auth/register', { body }).catch(() => undefined)
  await site.call('POST', '/users/forgot-password', { body: { email: unknown } })
}

describe.each(ways)('an admin sets the site ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale]
  const visitor = { locale, scripts, size: scripts ? desktop : phone, context }

  test('who may register', async () => {
    const page = await visit('/admin/settings', visitor)
    const { registration, shut, opened } = w.admin.overview
    const { domains } = w.settings
    await turn(page, registration)
    await told(page, shut)
    await turn(page, registration)
    await told(page, opened)
    await field(page, domains.label).fill('hhu edu cn')
    await press(page, domains.save)
    await page.locator('.form-summary').waitFor()
    for (const lines of ['hhu.edu.cn', '']) {
      await field(page, domains.label).fill(lines)
      await press(page, domains.save)
      await told(page, domains.saved)
      await again(page)
      expect(await field(page, domains.label).inputValue()).toBe(lines)
    }
    await looksWell(page, scripts)
  })

  test('fills in a known mail server, tries how letters go, and sees what came of those that did not', async () => {
    const page = await visit('/admin/settings', visitor)
    const { mail: form, test: trial, letters } = w.settings
    // The name and the answers of a mail server are tested in account/security.
    await page.getByRole(scripts ? 'button' : 'link', { name: form.preset.qq, exact: true }).click()
    await eventually(() => field(page, form.host).inputValue()).toBe('smtp.qq.com')
    expect(await field(page, form.port).inputValue()).toBe('465')
    expect(await field(page, form.secure).isChecked()).toBe(true)
    const to = `${locale}@example.org`
    await field(page, trial.to).fill(to)
    await press(page, trial.send)
    await page.getByText(trial.sent.split('{{')[0] ?? '').waitFor()
    expect(mail.lettersTo(to)).toHaveLength(1)

    await sendToNobody('nobody')
    const row = page.locator('.outbox__letter')
    const failed = () =>
      eventually(async () => {
        await again(page)
        return row.count()
      }).toBe(1)
    await failed()
    expect(await row.innerText()).toContain('550')
    await looksWell(page, scripts)
    await press(page, letters.retry)
    await told(page, letters.retried)
    await failed()
    await press(page, letters.remove)
    await told(page, letters.removed)
    await page.getByText(letters.none).waitFor()
  })

  test('what is reviewed first, and which words are looked for, with a text to try them', async () => {
    const page = await visit('/admin/rules', visitor)
    const { first, words: list, trial } = w.moderation.rules
    await field(page, first.kind.comments).setChecked(scripts)
    await press(page, first.save)
    await told(page, first.saved)
    await field(page, list.words).fill('代考')
    await field(page, list.exceptions).fill('代考虑')
    await press(page, list.save)
    await told(page, list.saved)
    await field(page, trial.text).fill('替人代 考，也替人代考虑。')
    await press(page, trial.send)
    const marks = page.locator('.rules__tried mark')
    await eventually(() => marks.allInnerTexts()).toEqual(['代 考'])
    await looksWell(page, scripts)
    await again(page)
    expect(await field(page, first.kind.comments).isChecked()).toBe(scripts)
    expect(await field(page, list.words).inputValue()).toBe('代考')
  })

  test('how often people may do things', async () => {
    const page = await visit('/admin/limits', visitor)
    const { limits, save } = w.site
    const of = (kind: string) => page.locator('.field', { hasText: new RegExp(`^${kind} ·`) }).locator('input')
    await of(limits.kind.blessing).fill('many')
    await press(page, save)
    await page.locator('.form-summary').waitFor()
    await of(limits.kind.blessing).fill('7')
    await press(page, save)
    await told(page, limits.saved)
    await again(page)
    expect(await of(limits.kind.blessing).inputValue()).toBe('7')
    await looksWell(page, scripts)
  })

  test('the banner with its days, the footer, and that nobody may write for a while', async () => {
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
    await told(page, banner.saved)
    await page.getByText(banner.notShown).waitFor()
    expect(await read()).not.toContain(text)
    await field(page, banner.until).fill('2099-12-31')
    await press(page, banner.save)
    await page.getByText(banner.shown).waitFor()
    await eventually(read).toContain(text)

    await field(page, footer.postcode).fill('210024')
    await field(page, footer.icp).fill('苏ICP备00000000号')
    await press(page, footer.save)
    await told(page, footer.saved)
    await eventually(read).toContain('苏ICP备00000000号')

    const member = await withKeys(site, await aMember(site))
    await turn(page, readOnly.switch)
    await told(page, readOnly.turnedOn)
    await looksWell(page, scripts)
    const writer = await visit('/blessings', { locale, scripts, context: member })
    await writer.getByText(w.shell.readOnly).waitFor()
    await expect(site.call('POST', '/blessings', { body: { content: '江河安澜' } })).rejects.toThrow()
    await turn(page, readOnly.switch)
    await told(page, readOnly.turnedOff)
    await eventually(read).not.toContain(w.shell.readOnly)
  })
})

test('a member sees none of it', async () => {
  const keys = await withKeys(site, await aMember(site))
  for (const path of ['/admin/settings', '/admin/rules', '/admin/limits', '/admin/site']) {
    const page = await visit(path, { context: keys })
    expect(new URL(page.url()).pathname).toBe('/')
  }
})
