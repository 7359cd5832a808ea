import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { sharedMailbox } from '#test/journeys/mailbox.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { otherWays, ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'

const mail = await sharedMailbox()
const site = await sharedSite({ SEED: 'none', SMTP_URL: mail.url })
const visit = await browserFor(site)

test.each(otherWays)(
  'a member whose address was changed restores it by the letter’s link, and sets a new password ($locale, scripts: $scripts)',
  async visitor => {
    const { profile, recovery } = words[visitor.locale]
    const { who, page, lastMessage } = await openPageAsNewMember({ site, visit }, '/profile/security', visitor)
    const form = page.locator('section[aria-labelledby="email"]')
    const fresh = `thief-${who.email}`
    // The password is not asked for shortly after the login.
    expect(await form.getByLabel(profile.confirm.password, { exact: true }).count()).toBe(0)
    await form.getByLabel(profile.email.newEmail, { exact: true }).fill(fresh)
    await form.getByRole('button', { name: recovery.code.send, exact: true }).click()
    await form.getByLabel(recovery.reset.code, { exact: true }).fill(await mail.codeTo(fresh))
    await form.getByRole('button', { name: profile.email.change }).click()
    await eventually(lastMessage).toContain(profile.email.changed)

    const owner = await visit(await mail.linkTo(who.email, '/former-address'), visitor)
    await owner.getByRole('button', { name: recovery.former.submit }).click()
    await owner.waitForURL('**/reset-password')
    await owner.goto(site.url + (await mail.linkTo(who.email, '/reset-password')))
    expect(await owner.getByLabel(recovery.reset.code, { exact: true }).count()).toBe(0)
    const fill = async (name: 'newPassword' | 'confirmPassword', text: string) =>
      owner.getByLabel(recovery.reset[name], { exact: true }).fill(text)
    await fill('newPassword', 'yellow-river-9')
    await fill('confirmPassword', 'yellow-river-8')
    await owner.getByRole('button', { name: recovery.reset.submit }).click()
    await eventually(() => owner.locator('.form-summary').innerText()).toContain(
      words[visitor.locale].refusal.member.passwords_differ,
    )
    await fill('newPassword', 'yellow-river-9')
    await fill('confirmPassword', 'yellow-river-9')
    await owner.getByRole('button', { name: recovery.reset.submit }).click()
    await owner.waitForURL('**/login')
    await logIn(owner, visitor.locale, { username: who.email, password: 'yellow-river-9' })
    await owner.waitForURL(site.url + '/')
    // The browser that changed the address is logged out.
    await page.goto(site.url + '/profile')
    await page.waitForURL('**/login**')
  },
)

test.each(ways)('an invalid link shows a message ($locale, scripts: $scripts)', async visitor => {
  const { recovery, refusal } = words[visitor.locale]
  const who = await aMember(site)
  const page = await visit(`/former-address?token=${'x'.repeat(43)}`, visitor)
  await page.getByRole('button', { name: recovery.former.submit }).click()
  const summary = page.locator('.form-summary')
  await eventually(() => summary.innerText()).toContain(refusal.verification.link_dead)
  await page.goto(`${site.url}/reset-password?token=short`)
  await page.getByLabel(recovery.reset.newPassword, { exact: true }).fill('yellow-river-9')
  await page.getByLabel(recovery.reset.confirmPassword, { exact: true }).fill('yellow-river-9')
  await page.getByRole('button', { name: recovery.reset.submit }).click()
  await eventually(() => summary.innerText()).toContain(refusal.verification.link_dead)
  expect(mail.lettersTo(who.email)).toEqual([])
})
