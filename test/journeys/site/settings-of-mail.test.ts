import { describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { reloadPlain, field, expectAccessible, untilMessage } from '#test/journeys/settings-page.ts'
import { mailbox } from '#test/journeys/mailbox.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const unknown = 'nobody@example.org'
const mail = await mailbox({ unknown })
const site = await journeySite({ SEED: 'none', SMTP_URL: mail.url })
const visit = await browserFor(site)

/** Sends a letter to an address that the mail server refuses. */
async function sendToNobody(name: string): Promise<void> {
  const password = 'three-gorges'
  const body = { username: name, email: unknown, password, confirmPassword: password }
  await site.call('POST', '/auth/register', { body }).catch(() => undefined)
  await site.call('POST', '/users/forgot-password', { body: { email: unknown } })
}

describe.each(ways)('an admin sets the site ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale]
  const visitor = { locale, scripts, size: scripts ? desktop : phone, as: firstAdmin }

  test('fills in a known mail server, tests the delivery, and sees the letters that failed', async () => {
    const page = await visit('/admin/settings', visitor)
    const { mail: form, test: trial, letters } = w.settings
    // account/mail-server tests the name and the responses of a mail server.
    await page.getByRole(scripts ? 'button' : 'link', { name: form.preset.qq, exact: true }).click()
    await eventually(() => field(page, form.host).inputValue()).toBe('smtp.qq.com')
    await eventually(() => field(page, form.port).inputValue()).toBe('465')
    await eventually(() => field(page, form.secure).isChecked()).toBe(true)
    const to = `${locale}@example.org`
    await field(page, trial.to).fill(to)
    await press(page, trial.send)
    await page.getByText(trial.sent.split('{{')[0] ?? '').waitFor()
    expect(mail.lettersTo(to)).toHaveLength(1)

    await sendToNobody('nobody')
    const row = page.locator('.outbox__letter')
    const failed = () =>
      eventually(async () => {
        await reloadPlain(page)
        return row.count()
      }).toBe(1)
    await failed()
    await eventually(() => row.innerText()).toContain('550')
    await expectAccessible(page, scripts)
    await press(page, letters.retry)
    await untilMessage(page, letters.retried)
    await failed()
    await press(page, letters.remove)
    await untilMessage(page, letters.removed)
    await page.getByText(letters.none).waitFor()
  })
})
