import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { logIn, openAs, pathOf } from '#test/journeys/log-in.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const who = await aMember(site)
const memberAt = openAs(visit, who)

describe.each([true, false])('access to pages (scripts: %s)', scripts => {
  test.each(['/profile', '/admin/pledges?status=all'])('a guest at %s is redirected to Login', async to => {
    const page = await visit(to, { scripts })
    expect(pathOf(page)).toBe(`/login?redirect=${encodeURIComponent(to)}`)
    await logIn(page, 'zh', firstAdmin)
    await page.waitForURL(`**${to}`)
  })

  test('a member at a page for guests is redirected to Home', async () => {
    const page = await memberAt('/about', { scripts })
    for (const to of ['/login', '/register', '/login?redirect=/profile']) {
      await page.goto(to)
      expect(pathOf(page)).toBe('/')
    }
  })

  test.each(bothLocales)(
    'a member at /admin gets a message in Chinese first, and is redirected to Home (%s)',
    async locale => {
      const page = await memberAt('/admin', { scripts, locale })
      expect(pathOf(page)).toBe('/')
      const told = page.locator(scripts ? '.toast--error' : '.notice--error')
      await told.waitFor()
      await eventually(() => told.innerText()).toContain('需要管理员权限才能访问此页面')
      const english = 'Admin permission is required to access this page'
      if (locale === 'en') {
        await eventually(() => told.locator('[lang=en]').innerText()).toBe(english)
        await eventually(() => told.locator('[lang=zh-CN]').innerText()).toBe('需要管理员权限才能访问此页面')
      } else expect(await told.innerText()).not.toContain(english)
    },
  )
})
