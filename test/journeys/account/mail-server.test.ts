import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { mailbox } from '#test/journeys/mailbox.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'

// A mail server on this machine needs the operator's permission (PRIVATE_HOSTS) and a port that is used for mail.
const mail = await mailbox({ host: '127.0.0.25', port: 2525 })
const { hostname: mailHost, port: mailPort } = new URL(mail.url)
const site = await journeySite({ SEED: 'none', SMTP_URL: mail.url, PRIVATE_HOSTS: mailHost })
const visit = await browserFor(site)

test.each(ways)('an admin configures the mail server and tests it ($locale, scripts: $scripts)', async visitor => {
  const { mail: said, test: trial } = words[visitor.locale].settings
  const page = await visit('/admin/settings', { ...visitor, as: firstAdmin })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const save = () => page.getByRole('button', { name: said.save, exact: true }).click()
  const message = () => page.locator('.settings__said').innerText()
  if (visitor.scripts) {
    await page.getByRole('button', { name: said.preset.tencent, exact: true }).click()
    await eventually(() => field(said.host).inputValue()).toBe('smtp.exmail.qq.com')
    await eventually(() => field(said.port).inputValue()).toBe('465')
    await eventually(() => field(said.secure).isChecked()).toBe(true)
    await page.getByRole('button', { name: said.preset.generic, exact: true }).click()
    expect(await field(said.secure).isChecked()).toBe(false)
  }
  await field(said.host).fill(mailHost)
  await field(said.port).fill('0')
  await field(said.fromAddress).fill('site@example.org')
  await save()
  await eventually(() => page.locator('.form-summary').innerText()).toContain(said.failed)
  await field(said.port).fill(mailPort)
  await save()
  await eventually(message).toContain(visitor.locale === 'zh' ? '邮件服务器可以使用' : 'The mail server can be used')
  const proof = `proof-${randomUUID()}@example.org`
  await field(trial.to).fill(proof)
  await page.getByRole('button', { name: trial.send, exact: true }).click()
  await eventually(message).toMatch(/: ?250|：250/)
  expect(mail.lettersTo(proof)).toHaveLength(1)
  await field(said.host).fill('')
  await save()
  await eventually(() => page.locator('main').innerText()).toContain(said.route.environment)
})

test('the message about a saved mail server waits for the saved settings, whose form would discard newer input', async () => {
  const page = await visit('/admin/settings', { locale: 'en', as: firstAdmin })
  const { mail: said } = words.en.settings
  await page.getByLabel(said.host, { exact: true }).fill(mailHost)
  await page.getByLabel(said.port, { exact: true }).fill(mailPort)
  await page.getByLabel(said.fromAddress, { exact: true }).fill('site@example.org')
  const held = Promise.withResolvers<unknown>()
  const requested = Promise.withResolvers<unknown>()
  await page.route('**/admin/settings.data*', async route => {
    if (route.request().method() === 'GET') {
      requested.resolve(undefined)
      await held.promise
    }
    await route.continue()
  })
  await page.getByRole('button', { name: said.save, exact: true }).click()
  await requested.promise
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.locator('.settings__said').count()).toBe(0)
  held.resolve(undefined)
  await eventually(() => page.locator('.settings__said').innerText()).toContain('The mail server can be used')
})
