import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { otherWays, ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { aBoardOf, aPostOn, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await journeySite()
const visit = await browserFor(site)

const tags = { zh: 'zh-CN', en: 'en' } as const
const lists = ['/', '/articles', '/forum', '/blessings', '/search?q=1915']

test.each(ways)(
  'on a new site every list has the reader’s language first; all languages are one link away, and the choice is kept ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { ui } = words[locale]
    const page = await visit('/articles', { locale, scripts })
    const languages = () =>
      page.locator('.lead__title, .row__title').evaluateAll(titles => titles.map(title => title.getAttribute('lang')))
    expect(new Set(await languages())).toEqual(new Set([tags[locale]]))
    const filter = page.getByRole('navigation', { name: ui.texts.label })
    await filter.getByRole('link', { name: ui.texts.all }).click()
    await page.waitForURL('**/articles?language=all')
    // The sample articles exist in both languages; each is listed once, in the reader's.
    expect(new Set(await languages())).toEqual(new Set([tags[locale]]))
    await page.goto(`${site.url}/forum`)
    await eventually(() => filter.locator('[aria-current]').innerText()).toBe(ui.texts.all)
    const posts = await page
      .locator('.post-list [lang]')
      .evaluateAll(titles => titles.map(title => title.getAttribute('lang')))
    expect(new Set(posts)).toEqual(new Set(['zh-CN', 'en']))
  },
)

test.each(ways)(
  'pledges and blessings are in the reader’s language until all languages are chosen ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { ui, pledge } = words[locale]
    const page = await visit('/', { locale, scripts })
    const filter = page.locator('#future-sparks').getByRole('navigation', { name: ui.texts.label })
    const languages = async () => {
      if (scripts) {
        const asList = page.getByRole('button', { name: pledge.stream.asList })
        if (await asList.isVisible()) await asList.click()
      }
      return page
        .locator('.sparks__message')
        .evaluateAll(sparks => [...new Set(sparks.map(spark => spark.getAttribute('lang')))].sort())
    }
    await eventually(languages).toEqual([tags[locale]])
    await filter.getByRole('link', { name: ui.texts.all }).click()
    await page.waitForURL('**/?language=all#future-sparks')
    await eventually(languages).toEqual(['en', 'zh-CN'])
    await page.goto(`${site.url}/blessings`)
    const slips = () =>
      page
        .locator('.slip__words')
        .evaluateAll(blessings => [...new Set(blessings.map(blessing => blessing.getAttribute('lang')))].sort())
    await eventually(slips).toEqual(['en', 'zh-CN'])
    await page
      .getByRole('navigation', { name: ui.texts.label })
      .getByRole('link', { name: ui.texts.this, exact: true })
      .click()
    await eventually(slips).toEqual([tags[locale]])
  },
)

test.each(ways)(
  'a blessing in the other language is confirmed with the place where it is listed, and shown to its author ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { blessing } = words[locale]
    const page = await visit('/blessings', { locale, scripts, as: await aWriter(site) })
    const text = locale === 'zh' ? 'Happy birthday, dear old school!' : '生日快乐，母校！'
    await page.getByLabel(blessing.form.content, { exact: true }).fill(text)
    await page.locator('.wall__form').getByRole('button', { name: blessing.form.submit }).click()
    await page.getByText(blessing.form.sentInOther).waitFor()
    await eventually(() => page.locator('.slip__words', { hasText: text }).count()).toBe(scripts ? 1 : 0)
    await page.goto(`${site.url}/blessings?language=all`)
    await page.locator('.slip__words', { hasText: text }).waitFor()
  },
)

test('a board says how many posts are in other languages', async () => {
  const { forum } = words.zh
  const { token } = await aWriter(site)
  const board = await aBoardOf(site)
  const page = await visit(`/forum/board/${board}`)
  const others = async () => Number(/\d+/.exec(await page.locator('.language-filter__note').innerText())?.[0])
  const before = await others()
  await aPostOn(site, token, board, { title: 'A post in English', content: 'Written for the readers of English.' })
  await page.reload()
  await eventually(others).toBe(before + 1)
  await eventually(() => page.locator('.language-filter__note').innerText()).toBe(
    forum.board.inOtherLanguages.replace('{{number}}', String(before + 1)),
  )
  await page.goto(`${site.url}/forum/board/${board}?language=all`)
  expect(await page.locator('.language-filter__note').count()).toBe(0)
})

test.each(lists)('%s has the language filter above it, which does not overflow at any width', async path => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const page = await visit(path, { locale: 'en', size })
    const filter = page.getByRole('navigation', { name: words.en.ui.texts.label })
    await eventually(() => filter.count()).toBe(1)
    const box = await filter.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= size.width).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
})

test.each(otherWays)(
  'an author links two articles as translations in the editor, and readers switch between them ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { article } = words[locale]
    const who = await aWriter(site)
    const page = await visit('/articles/new', { locale, scripts })
    await logIn(page, locale, who)
    await page.waitForURL('**/articles/new')
    const texts = [
      { title: `门前的河 ${String(scripts)}`, content: '小时候，河从门前过。', language: 'zh' },
      { title: `The river at the door ${String(scripts)}`, content: 'A river ran past the door.', language: 'en' },
    ] as const
    for (const [index, { title, content }] of texts.entries()) {
      await page.goto(`${site.url}/articles/new`)
      await page.getByLabel(article.editor.titleLabel, { exact: true }).fill(title)
      await page.locator('#article-content').fill(content)
      if (index === 1) {
        const choice = page.getByLabel(article.editor.translation)
        await choice.selectOption({ index: 1 })
      }
      await page.getByRole('button', { name: article.publish, exact: true }).click()
      await page.waitForURL(/\/articles\/\d+$/)
    }
    const second = page.url()
    await page.locator('.article__head').getByRole('link', { name: article.alsoIn.zh }).click()
    await eventually(() => page.locator('h1').innerText()).toBe(texts[0].title)
    await page.locator('.article__head').getByRole('link', { name: article.alsoIn.en }).click()
    await page.waitForURL(second)
    const head = await (await fetch(second)).text()
    const pairs = [...head.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => `${language} ${new URL(href).pathname}`,
    )
    const first = new URL(second).pathname.replace(/\d+$/, id => String(Number(id) - 1))
    expect(pairs).toEqual([`zh-CN ${first}`, `en ${new URL(second).pathname}`, `x-default ${first}`])
  },
)
