import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aWish, sendPledge } from '#test/journeys/send-pledge.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { published } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

const problems = (page: Page) => page.locator('.pledge-form .form-summary li').allTextContents()
const kept = (page: Page) => page.locator('[name=message]').inputValue()

describe.each(bothLocales)('a pledge without scripts (%s)', locale => {
  const { pledge, admin, refusal } = words[locale]

  test('that is empty or too long has errors at the form, which keeps what was typed', async () => {
    const sender = await visit('/', { scripts: false, locale })
    await eventually(() => sender.locator('.pledge-form .count').innerText()).toBe(
      locale === 'zh' ? '最多 500 字' : 'at most 500 characters',
    )
    await sendPledge(sender, locale, { name: '', grade: '', message: '' })
    await eventually(() => problems(sender)).toEqual([
      refusal.pledge.name_required,
      refusal.pledge.grade_required,
      refusal.pledge.message_required,
    ])

    const tooLong = '河'.repeat(499) + '🔥海'
    await sendPledge(sender, locale, aWish(tooLong))
    await eventually(() => problems(sender)).toEqual([
      locale === 'zh' ? '誓言内容不能超过500字' : 'Pledge cannot exceed 500 characters',
    ])
    expect(await kept(sender)).toBe(tooLong)
  })

  test('is sent, approved, shown to everybody, and withdrawn', async () => {
    const message = `愿江河安澜，${locale}。${'水'.repeat(480)}🔥`
    const [sender, onlooker, moderator] = await Promise.all([
      visit('/', { scripts: false, locale }),
      visit('/', { locale, moving: locale === 'zh' }),
      visit('/login?redirect=/admin/pledges', { scripts: false, locale }),
    ])

    await sendPledge(sender, locale, aWish(message))
    await sender.waitForURL('**/#future')
    const notice = sender.locator('#future .future__notice')
    const thanks = await notice.innerText()
    expect(thanks).toContain(pledge.sent)
    expect(thanks).toContain(pledge.sentThanks)
    await eventually(() => sender.locator('.sparks__item').filter({ hasText: message }).innerText()).toContain(
      pledge.stream.waiting,
    )
    expect(await published(site)).not.toContain(message)

    await logIn(moderator, locale)
    const row = moderator.locator('.review').filter({ hasText: message })
    await row.getByRole('button', { name: admin.pledges.approve, exact: true }).click()
    await eventually(() => moderator.locator('.notice').innerText()).toBe(admin.pledges.saved)
    expect(await moderator.locator('.review').filter({ hasText: message }).count()).toBe(0)

    // With reduced motion it is added to the list instead of the stream.
    const arrived = onlooker.locator(locale === 'zh' ? '.lantern' : '.sparks__item')
    await arrived
      .filter({ hasText: message.slice(0, 20) })
      .first()
      .waitFor({ state: 'attached' })
    expect(await published(site)).toContain(message)

    await notice.getByRole('link', { name: pledge.sentReceipt }).click()
    await eventually(() => sender.locator('main').innerText()).toContain(pledge.receipt.approved)
    await sender.getByRole('link', { name: pledge.receipt.withdraw }).click()
    await sender.getByRole('button', { name: pledge.receipt.withdraw }).click()
    await eventually(() => sender.locator('#future .future__notice').innerText()).toContain(pledge.withdrawn)
    expect(await published(site)).not.toContain(message)
    const [late] = await Promise.all([visit('/', { scripts: false, locale }), onlooker.reload()])
    expect(await late.locator('.sparks').innerText()).not.toContain(message)
    await eventually(() => onlooker.getByText(message.slice(0, 20)).count()).toBe(0)
  })
})
