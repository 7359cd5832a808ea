import { describe, expect, test } from 'vitest'
import { browserFor } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const policyOf = async (path: string) =>
  (await fetch(`${site.url}${path}`)).headers.get('Content-Security-Policy') ?? ''

describe.each(['/', '/timeline', '/articles/1', '/forum/post/1', '/login', '/nowhere'])(
  'the Content-Security-Policy of %s',
  path => {
    test('allows only its own inline scripts and styles, no images of other hosts, and no strings as scripts', async () => {
      const policy = await policyOf(path)
      expect(policy).toContain("img-src 'self' data:;")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/)
    })
  },
)

describe('injected content', () => {
  // Each attempt also logs an error to the console.
  const complaints = /TrustedScript|Content Security Policy|violates|blocked/

  test('cannot create a handler, a frame or a script, and cannot load anything from another host', async () => {
    const page = await visit('/articles', { complaints })
    const told = await page.evaluate(() => {
      const tries = {
        handler: () => (document.createElement('div').innerHTML = '<img src=x onerror="document.title=1">'),
        frame: () => (document.createElement('div').innerHTML = '<iframe srcdoc="x"></iframe>'),
        script: () => (document.createElement('script').text = 'document.title = "taken"'),
        foreign: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      }
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt()
          return `${name} was let through`
        } catch {
          return name
        }
      })
    })
    expect(told).toEqual(['handler', 'frame', 'script', 'foreign'])
    const again = "(() => { try { trustedTypes.createPolicy('late', {}) } catch { return 'refused' } })()"
    expect(await page.evaluate<unknown>(again)).toBe('refused')
    const loaded = await page.evaluate(
      () =>
        new Promise(resolve => {
          const image = new Image()
          image.onload = () => resolve(true)
          image.onerror = () => resolve(false)
          image.src = 'https://evil.example/pixel.gif'
        }),
    )
    expect(loaded).toBe(false)
  })

  test('is allowed as text that mentions such things', async () => {
    const page = await visit('/articles')
    const children = await page.evaluate(() => {
      const box = document.createElement('div')
      box.innerHTML = '<p>Write onload = 1, or &lt;script&gt;</p><img alt="onload=1" src="/favicon.svg">'
      return box.children.length
    })
    expect(children).toBe(2)
  })
})
