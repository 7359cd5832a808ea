import { test } from 'vitest'
import { z } from 'zod'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { codeOfApp } from '#test/support/second-factor.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' }, 'second factors')
const visit = await browserFor(site)

const loggedIn = z.object({ token: z.string() })
const begun = z.object({ secret: z.string(), sealed: z.string() })
const enabled = z.object({ recoveryCodes: z.array(z.string()) })

/** Creates a member with an authenticator app and its recovery codes. */
async function withApp() {
  const who = await aMember(site)
  const { token } = loggedIn.parse(await site.call('POST', '/auth/login', { body: who }))
  const { secret, sealed } = begun.parse(await site.call('POST', '/users/second-factor/totp', { token, body: {} }))
  const body = { sealed, oneTimeCode: codeOfApp(secret, new Date()) }
  const { recoveryCodes } = enabled.parse(await site.call('PUT', '/users/second-factor/totp', { token, body }))
  return { who, secret, recoveryCodes }
}

test.each(otherWays)(
  'a member who has lost the app logs in with a recovery code, each valid once ($locale, scripts: $scripts)',
  async visitor => {
    const { secondFactor, refusal } = words[visitor.locale]
    const { who, secret, recoveryCodes } = await withApp()
    const [first = '', second = ''] = recoveryCodes
    for (const tried of [[first], [first, second]]) {
      const page = await visit('/login', visitor)
      await logIn(page, visitor.locale, who)
      await page.waitForURL('**/login/step**')
      for (const code of tried) {
        await page.getByLabel(secondFactor.step.code, { exact: true }).fill(code)
        await page.locator('main').getByRole('button', { name: secondFactor.step.submit, exact: true }).click()
        if (code !== tried.at(-1))
          await eventually(() => page.locator('.form-summary').innerText()).toContain(refusal.factor.wrong)
      }
      await page.waitForURL(site.url + '/')
    }
    const oneTimeCode = codeOfApp(secret, new Date(), 1)
    const page = await visit('/profile/second-factor', { ...visitor, as: { ...who, oneTimeCode } })
    await eventually(() => page.locator('main').innerText()).toContain(
      fillText(secondFactor.recovery.left, { left: 8 }),
    )
  },
)
