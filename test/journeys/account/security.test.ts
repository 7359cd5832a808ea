import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { sharedMailbox } from '#test/journeys/mailbox.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { slowRendering } from '#test/support/slow-rendering.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { otherWays, ways } from '#test/journeys/languages-and-scripts.ts'

const mail = await sharedMailbox()
const site = await sharedSite({ SEED: 'none', SMTP_URL: mail.url })
const visit = await browserFor(site)

const part = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)

test.each(ways)('a member changes their e-mail ($locale, scripts: $scripts)', async visitor => {
  const { profile, recovery } = words[visitor.locale]
  const { who, page, lastMessage } = await openPageAsNewMember({ site, visit }, '/profile/security', visitor)
  const form = part(page, 'email')
  const fresh = `new-${who.email}`
  await form.getByRole('button', { name: profile.email.change }).click()
  await eventually(() => form.locator('.form-summary').innerText()).toContain(
    visitor.locale === 'zh' ? '请输入新邮箱地址' : 'Please enter new email address',
  )
  await form.getByLabel(profile.email.newEmail, { exact: true }).fill(fresh)
  await form.getByRole('button', { name: recovery.code.send, exact: true }).click()
  await eventually(lastMessage).toContain(recovery.code.sent)
  await eventually(() => form.getByLabel(profile.email.newEmail, { exact: true }).inputValue()).toBe(fresh)
  await form.getByLabel(recovery.reset.code, { exact: true }).fill(await mail.codeTo(fresh))
  await form.getByRole('button', { name: profile.email.change }).click()
  await eventually(lastMessage).toContain(profile.email.changed)
  await eventually(() => form.locator('.part__facts dd').innerText()).toBe(fresh)
  await eventually(() =>
    mail
      .lettersTo(who.email)
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(fresh)
})

test.each(otherWays)('a member changes their password ($locale, scripts: $scripts)', async visitor => {
  const { profile, recovery } = words[visitor.locale]
  const { who, page, lastMessage } = await openPageAsNewMember({ site, visit }, '/profile/security', visitor)
  const form = part(page, 'password')
  const submit = form.getByRole('button', { name: profile.password.change })
  await submit.click()
  await eventually(() => form.locator('.form-summary').innerText()).toContain(profile.password.incomplete)
  await form.getByRole('button', { name: recovery.code.send, exact: true }).click()
  await eventually(lastMessage).toContain(recovery.code.sent)
  const code = await mail.codeTo(who.email)
  for (const old of ['not-this-one', who.password]) {
    await form.getByLabel(profile.password.old, { exact: true }).fill(old)
    await form.getByLabel(profile.password.fresh, { exact: true }).fill('yellow-river-9')
    await form.getByLabel(recovery.reset.code, { exact: true }).fill(code)
    // A slow phone renders the submission and its end at once, and empties the fields all the same.
    if (visitor.scripts && old === who.password) await slowRendering(page)
    await submit.click()
    if (old !== who.password)
      await eventually(() => form.locator('.form-summary').innerText()).toContain(
        words[visitor.locale].refusal.member.old_password_wrong,
      )
  }
  await eventually(lastMessage).toContain(profile.password.changed)
  for (const label of [profile.password.old, profile.password.fresh, recovery.reset.code])
    await eventually(() => form.getByLabel(label, { exact: true }).inputValue()).toBe('')
  const again = await visit('/login', { scripts: false })
  await logIn(again, 'zh', { username: who.username, password: 'yellow-river-9' })
  await again.waitForURL(site.url + '/')
})
