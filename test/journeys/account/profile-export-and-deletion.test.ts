import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aPicture } from '#test/support/pictures.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

/** Uploads an avatar: with scripts on the profile page, without them through the upload handler. */
async function takePicture(page: Page, { locale, scripts }: { locale: 'zh' | 'en'; scripts: boolean }): Promise<void> {
  const { avatar } = words[locale].profile
  const picture = { name: 'ada.png', mimeType: 'image/png', buffer: await aPicture() }
  await page.locator('input[type="file"]').setInputFiles(picture)
  if (!scripts) await page.getByRole('button', { name: avatar.upload, exact: true }).click()
  await eventually(() => page.getByLabel(avatar.url, { exact: true }).inputValue()).toMatch(/^\/uploads\//)
  await eventually(() => page.locator('.portrait').innerText()).toContain(avatar.previewed)
  await page.getByRole('button', { name: avatar.save, exact: true }).click()
}

test.each(ways)(
  'a member edits their profile, exports their data, and deletes their account ($locale, scripts: $scripts)',
  async visitor => {
    const { profile, ui } = words[visitor.locale]
    const { who, page, lastMessage } = await openPageAsNewMember({ site, visit }, '/profile', visitor)
    await eventually(() => page.locator('h1').innerText()).toBe(
      visitor.locale === 'zh' ? '管理你的个人信息' : 'Manage Your Personal Information',
    )
    await page.getByLabel(new RegExp(`^${profile.basic.bio}`)).fill('在河边长大')
    await page.getByLabel(new RegExp(`^${profile.basic.graduationYear}`)).fill('20')
    await page.getByRole('button', { name: profile.basic.save }).click()
    await eventually(() => page.locator('.form-summary').innerText()).toContain(profile.basic.failed)
    await page.getByLabel(new RegExp(`^${profile.basic.graduationYear}`)).fill('2020')
    await page.getByRole('button', { name: profile.basic.save }).click()
    await eventually(lastMessage).toContain(profile.basic.saved)
    await eventually(() => page.getByLabel(new RegExp(`^${profile.basic.bio}`)).inputValue()).toBe('在河边长大')

    await takePicture(page, visitor)
    await eventually(lastMessage).toContain(profile.avatar.saved)
    await eventually(() => page.locator('.profile__member img.avatar').getAttribute('src')).toMatch(
      /^\/uploads\/.*-square\.webp$/,
    )

    await page.getByLabel(new RegExp(`^${profile.basic.department}`)).fill('水文')
    await page.getByRole('link', { name: profile.links.settings, exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: profile.settings.download }).click()
    expect((await download).suggestedFilename()).toBe(`${who.username}.json`)
    await page.getByRole('link', { name: profile.settings.toLeave }).click()
    await page.locator('main').getByRole('button', { name: profile.leave.submit }).click()
    await eventually(() => page.locator('.form-summary').innerText()).toContain(profile.leave.failed)
    await page.getByLabel(profile.leave.keep, { exact: true }).check()
    await page.getByLabel(profile.leave.password, { exact: true }).fill(who.password)
    await page.locator('main').getByRole('button', { name: profile.leave.submit }).click()
    if (visitor.scripts) {
      const dialog = page.getByRole('alertdialog')
      await eventually(() => dialog.innerText()).toContain(fillText(profile.leave.ask, { username: who.username }))
      await eventually(() => dialog.getByRole('button', { name: ui.confirm.cancel }).count()).toBe(1)
      await dialog.getByRole('button', { name: profile.leave.submit }).click()
    }
    await page.waitForURL(site.url + '/')
    await eventually(lastMessage).toContain(profile.leave.done)
    if (visitor.scripts) expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft:')
    await page.goto('/login')
    await logIn(page, visitor.locale, who)
    await eventually(() => page.locator('.form-summary').count()).toBe(1)
  },
)
