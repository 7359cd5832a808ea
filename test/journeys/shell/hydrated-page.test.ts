import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const commitCount = 'commitCount'
/** Counts what React commits, through the interface that its developer tools use. */
const countCommits = (page: Page) =>
  page.addInitScript(name => {
    let count = 0
    const onCommitFiberRoot = () => Reflect.set(window, name, (count += 1))
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { supportsFiber: true, inject: () => 1, onCommitFiberRoot })
  }, commitCount)
const commits = (page: Page) => page.evaluate(name => Number(Reflect.get(window, name)), commitCount)

test('React does not render the page again when the router learns the routes of its links', async () => {
  const page = await visit('/about', { prepare: countCommits })
  const toTheRouter = () => page.evaluate(() => window.__remixRouter.patchRoutes(null, []))
  // The page learns the routes of its own links after it is idle, and other effects may still change something.
  await eventually(() => page.locator('a[data-discover]').count()).toBeGreaterThan(10)
  await eventually(async () => {
    const before = await commits(page)
    await toTheRouter()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100))))
    return (await commits(page)) - before
  }).toBe(0)
  // A change of the state is rendered, so the count above is no mistake.
  const before = await commits(page)
  await page.evaluate(() => window.__remixRouter.revalidate())
  await eventually(() => commits(page)).toBeGreaterThan(before)
})

test('the preloads, which the first change of a hydrated page removes, are no siblings of the bar, because each would style the whole page again', async () => {
  const removedFrom = 'removedFrom'
  const page = await visit('/about', {
    prepare: page =>
      page.addInitScript(name => {
        const parents = new Set<string>()
        new MutationObserver(records => {
          for (const { target, removedNodes } of records)
            for (const node of removedNodes) if (node.nodeName === 'LINK') parents.add(target.nodeName)
          Reflect.set(window, name, [...parents].join())
        }).observe(document, { subtree: true, childList: true })
      }, removedFrom),
  })
  await page.evaluate(() => window.__remixRouter.revalidate())
  await eventually(() => page.evaluate(name => String(Reflect.get(window, name)), removedFrom)).toBe('DIV')
})

test('React and the other libraries run in a task each, because together with the page they would keep a phone busy for longer than a frame', async () => {
  const order = 'order'
  const withLine = (page: Page, files: string, line: string) =>
    page.route(files, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n${line}` })
    })
  const page = await visit('/about', {
    async prepare(page) {
      for (const chunk of ['react', 'libraries'])
        await withLine(
          page,
          `**/assets/${chunk}-*.js`,
          `${order}.push('${chunk}');setTimeout(()=>${order}.push('next task'))`,
        )
      await withLine(page, '**/assets/frame-*.js', `${order}.push('frame')`)
      await page.addInitScript(name => Reflect.set(window, name, []), order)
    },
  })
  expect(await page.evaluate(name => String(Reflect.get(window, name)), order)).toBe(
    'react,next task,libraries,next task,frame',
  )
})

test.each([
  ['/', 3],
  ['/blessings', 2],
  ['/forum', 1],
  ['/poster', 1],
])('the long parts of %s are hydrated in tasks of their own', async (path, parts) => {
  const response = await fetch(`${site.url}${path}`, { headers: { Accept: 'text/html' } })
  // How React marks the beginning of a Suspense boundary.
  expect((await response.text()).split('<!--$-->').length - 1).toBe(parts)
})

test('what was typed before the scripts ran stays when the address changes between the hydration of the page and of the form', async () => {
  const page = await visit('/', {
    skipHydrationWait: true,
    async prepare(page) {
      // A slow phone, on which that takes a while.
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.addInitScript(() => {
        const look = setInterval(() => {
          const area = document.querySelector('textarea')
          if (area !== null && area.value === '') area.value = '先写的字'
          if (history.scrollRestoration !== 'manual') return
          clearInterval(look)
          // React keeps its own properties on an element that it has hydrated or rendered anew.
          const isHydrated = area !== null && Object.keys(area).some(name => name.startsWith('__react'))
          Reflect.set(window, 'isHydratedBefore', isHydrated)
          location.hash = '#content'
        }, 1)
      })
    },
  })
  const area = page.locator('textarea').first()
  await eventually(() => page.evaluate(() => location.hash)).toBe('#content')
  expect(await page.evaluate(() => String(Reflect.get(window, 'isHydratedBefore')))).toBe('false')
  await eventually(() => area.evaluate(each => Object.keys(each).some(name => name.startsWith('__react')))).toBe(true)
  await eventually(() => area.inputValue()).toBe('先写的字')
})

test('keys that are pressed while the page is hydrated do no harm', async () => {
  const page = await visit('/search', {
    async prepare(page) {
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.addInitScript(() => {
        const pressing = setInterval(() => {
          const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true })
          document.querySelector('input[type="search"]')?.dispatchEvent(key)
        }, 1)
        setTimeout(() => clearInterval(pressing), 10_000)
      })
    },
  })
  await eventually(() =>
    page.getByRole('searchbox').evaluate(each => Object.keys(each).some(name => name.startsWith('__react'))),
  ).toBe(true)
})
