import { describe, expect, it } from 'vitest'
import { Cookies } from '#server/doors/cookies.ts'
import { pageContext } from '#server/doors/pages/request-context.ts'
import { testSite } from '#test/support/site.ts'
import { setBy } from '../sent-back.ts'

const { site } = await testSite()

const settings = { url: undefined, postcode: '210098', testPages: false }

async function ask(path: string) {
  const cookies = new Cookies('token=dead; refreshToken=dead', false)
  const url = new URL(path, 'http://localhost')
  const { sessionEnded } = await pageContext({ site, cookies, address: '192.0.2.1', url }, settings)
  return { sessionEnded, cleared: Object.keys(setBy(cookies)) }
}

describe('keys that are good no longer', () => {
  it.each(['/', '/timeline.data'])('are cleared by %s, which can tell of it', async path => {
    expect(await ask(path)).toEqual({ sessionEnded: true, cleared: ['token', 'refreshToken'] })
  })

  it('are left alone by the list of routes, which cannot', async () => {
    expect(await ask('/__manifest?p=%2Fadmin')).toEqual({ sessionEnded: false, cleared: [] })
  })
})
