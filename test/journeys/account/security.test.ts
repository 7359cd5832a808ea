import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/send-pledge.ts'
import { mailbox } from '#test/journeys/mailbox.ts'
import { memberAt } from '#test/journeys/member-at.ts'
import { words } from '#test/journeys/words.ts'
import { otherWays, ways } from '#test/journeys/languages-and-scripts.ts'

// An admin may name a mail server of this machine only where the operator says so, and on a port for mail.
const mail = await mailbox({ host: '127.0.0.25', port: 2525 })
const { hostname: mailHost, port: mailPort } = new URL(mail.url)
const site = await journeySite({ SEED: 'none', SMTP_URL: mail.url, PRIVATE_HOSTS: mailHost })
const visit = await browserFor(site)

const part = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)

test.each(ways)('a member changes their e-mail ($locale, scripts: $scripts)', async visitor => {
  const { profile, recovery } = words[visitor.locale]
  const { who, page, told } = await memberAt({ site, visit }, '/profile/security', visitor)
  const form = part(page, 'email')
  const fresh = `new-${who.email}`
  await form.getByRole('button', { name: profile.email.change }).click()
  await eventually(() => form.locator('.form-summary').innerText()).toContain(
    visitor.locale === 'zh' ? '请输入新邮箱地址' : 'Please enter new email address',
  )
  await form.getByLabel(profile.email.newEmail, { exact: true }).fill(fresh)
  await form.getByRole('button', { name: recovery.code.send, exact: true }).click()
  await eventually(told).toContain(recovery.code.sent)
  expect(await form.getByLabel(profile.email.newEmail, { exact: true }).inputValue()).toBe(fresh)
  await form.getByLabel(recovery.reset.code, { exact: true }).fill(await mail.codeTo(fresh))
  await form.getByRole('button', { name: profile.email.change }).click()
  await eventually(told).toContain(profile.email.changed)
  expect(await form.locator('.part__facts dd').innerText()).toBe(fresh)
  await eventually(() =>
    mail
      .lettersTo(who.email)
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(fresh)
})

test.each(otherWays)('a member changes their password ($locale, scripts: $scripts)', async visitor => {
  const { profile, recovery } = words[visitor.locale]
  const { who, page, told } = await memberAt({ site, visit }, '/profile/security', visitor)
  const form = part(page, 'password')
  const submit = form.getByRole('button', { name: profile.password.change })
  await submit.click()
  await eventually(() => form.locator('.form-summary').innerText()).toContain(profile.password.incomplete)
  await form.getByRole('button', { name: recovery.code.send, exact: true }).click()
  await eventually(told).toContain(recovery.code.sent)
  const code = await mail.codeTo(who.email)
  for (const old of ['not-this-one', who.password]) {
    await form.getByLabel(profile.password.old, { exact: true }).fill(old)
    await form.getByLabel(profile.password.fresh, { exact: true }).fill('yellow-river-9')
    await form.getByLabel(recovery.reset.code, { exact: true }).fill(code)
    await submit.click()
    if (old !== who.password)
      await eventually(() => form.locator('.form-summary').innerText()).toContain(
        words[visitor.locale].refusal.member.old_password_wrong,
      )
  }
  await eventually(told).toContain(profile.password.changed)
  for (const label of [profile.password.old, profile.password.fresh, recovery.reset.code])
    await eventually(() => form.getByLabel(label, { exact: true }).inputValue()).toBe('')
  const again = await visit('/login', { scripts: false })
  await logIn(again, 'zh', { username: who.username, password: 'yellow-river-9' })
  await again.waitForURL(site.url + '/')
})

test('a session elsewhere is ended, and tells so there', async () => {
  const { sessions } = words.zh.profile
  const { who, page, told } = await memberAt({ site, visit }, '/profile/security')
  const elsewhere = await visit('/login?redirect=%2Fpeople', {})
  await logIn(elsewhere, 'zh', who)
  await elsewhere.waitForURL('**/people')
  await page.reload()
  const rows = page.locator('.sessions__row')
  expect(await rows.count()).toBe(2)
  expect(await rows.filter({ hasText: sessions.current }).count()).toBe(1)
  await page.getByRole('button', { name: sessions.end }).click()
  await eventually(told).toContain(sessions.ended)
  await eventually(() => rows.count()).toBe(1)
  await elsewhere.reload()
  await elsewhere.locator('.toast--warning').waitFor()
  await elsewhere.waitForURL('**/login')
})

test.each(ways)('an admin names the mail server, and tries it ($locale, scripts: $scripts)', async visitor => {
  const { mail: said, test: trial } = words[visitor.locale].settings
  const page = await visit('/login?redirect=/admin/settings', visitor)
  await logIn(page, visitor.locale)
  await page.waitForURL('**/admin/settings')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const save = () => page.getByRole('button', { name: said.save, exact: true }).click()
  const answer = () => page.locator('.settings__said').innerText()
  if (visitor.scripts) {
    await page.getByRole('button', { name: said.preset.tencent, exact: true }).click()
    expect(await field(said.host).inputValue()).toBe('smtp.exmail.qq.com')
    expect(await field(said.port).inputValue()).toBe('465')
    expect(await field(said.secure).isChecked()).toBe(true)
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
  await eventually(answer).toContain(visitor.locale === 'zh' ? '邮件服务器可以使用' : 'The mail server can be used')
  const proof = `proof-${randomUUID()}@example.org`
  await field(trial.to).fill(proof)
  await page.getByRole('button', { name: trial.send, exact: true }).click()
  await eventually(answer).toMatch(/: ?250|：250/)
  expect(mail.lettersTo(proof)).toHaveLength(1)
  await field(said.host).fill('')
  await save()
  await eventually(() => page.locator('main').innerText()).toContain(said.route.environment)
})
