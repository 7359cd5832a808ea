import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { slowRendering } from '#test/support/slow-rendering.ts'
import { bothLocales, fillText, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, anArticle, aPostOn, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await journeySite({ SEED: 'none' })
const visit = await browserFor(site)

describe.each(bothLocales)('search (%s)', locale => {
  const { search } = words[locale]

  test('finds what the list of articles was searched for, with marked matches, and has a message when there are none', async () => {
    const { token } = await aWriter(site)
    const word = locale === 'zh' ? '丁家桥' : 'lighthouse'
    const id = await anArticle(site, token, { content: `很久以前，${word} 旁边有一所学校。` })
    const page = await visit('/articles', { locale, scripts: locale === 'zh' })
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('button', { name: search.submit }).click()
    await page.waitForURL(/\/search\?q=/)
    await eventually(() => page.locator('.found mark').first().innerText()).toBe(word)
    await eventually(() => page.locator('.found__title a').first().getAttribute('href')).toBe(`/articles/${id}`)
    await page.goto('/search?q=%E6%97%A0%E6%AD%A4%E8%AF%8D')
    await page.getByText(fillText(search.none, { query: '无此词' })).waitFor()
  })

  test('with a query that is too long has an error at the field, and with an empty one no results; axe finds nothing wrong', async () => {
    const page = await visit(`/search?q=${'x'.repeat(101)}`, { locale })
    await page.getByRole('alert').getByText(words[locale].refusal.search.too_long).waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto('/search')
    expect(await page.locator('.found').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('is limited to a board, to a member and to days, and reports an unknown member', async () => {
    const { token, username } = await aWriter(site)
    const board = await aBoardOf(site)
    const word = locale === 'zh' ? '水文站' : 'gauging'
    await anArticle(site, token, { title: '文', content: `${word} 在河边。` })
    await aPostOn(site, token, board, { title: '河边的水文站', content: `${word}: ${username}` })
    const page = await visit(`/forum/board/${board}`, { locale, scripts: locale === 'zh' })
    await page.getByRole('searchbox').fill(locale === 'zh' ? 'shuiwenzhan' : word)
    await page.getByRole('button', { name: search.submit }).click()
    await page.waitForURL(/\/search\?q=.*board=/)
    await eventually(() => page.locator('.found').count()).toBe(1)
    await eventually(() => page.locator('.found__title mark').allInnerTexts()).toEqual(
      locale === 'zh' ? ['水文站'] : [],
    )
    await page.getByLabel(search.narrow.member).fill('nobody_at_all')
    await page.getByRole('button', { name: search.submit }).last().click()
    await page.getByText(words[locale].refusal.member.not_found).waitFor()
    // With scripts the address has no empty parameters.
    if (locale === 'zh') expect(new URL(page.url()).search).not.toMatch(/=(&|$)/)
    if (locale === 'zh') expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: search.narrow.clear }).click()
    await page.waitForURL(url => !url.search.includes('board='))
    await page.goto(`/search?q=${encodeURIComponent(word)}&from=2020-01-01&until=2020-01-31`)
    await page.getByText(fillText(search.none, { query: word })).waitFor()
    await eventually(() => page.getByLabel(search.narrow.from).inputValue()).toBe('2020-01-01')
    await page.goto(`/search?q=&member=${username}&language=all`)
    await page.getByText(words[locale].refusal.member.page_for_members).waitFor()
  })

  test('has suggestions while typing: arrow keys choose, Enter opens, Escape closes', async () => {
    const { token } = await aWriter(site)
    const id = await anArticle(site, token, {
      title: locale === 'zh' ? '渡口的灯塔' : 'Ferryman at dusk',
      content: locale,
    })
    const page = await visit('/articles', { locale })
    const field = page.getByRole('searchbox')
    const options = page.locator('[role=option]')
    await field.pressSequentially(locale === 'zh' ? 'dukou' : 'ferrym')
    await options.first().waitFor()
    expect(await violations(page)).toEqual([])
    await field.press('Escape')
    expect([await options.count(), await field.inputValue()]).toEqual([0, locale === 'zh' ? 'dukou' : 'ferrym'])
    await field.press('ArrowDown')
    await options.first().waitFor()
    await eventually(() => options.first().getAttribute('aria-selected')).toBe('true')
    await field.press('Escape')
    await field.press('Backspace')
    await options.first().waitFor()
    await field.press('ArrowDown')
    await eventually(() => options.first().getAttribute('aria-selected')).toBe('true')
    await eventually(() => field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
    await field.press('Enter')
    await page.waitForURL(`**/articles/${id}`)
    await page.goto('/search')
    await page.getByRole('searchbox').pressSequentially(locale === 'zh' ? 'dengta' : 'ferry')
    await options.filter({ hasText: locale === 'zh' ? '灯塔' : 'Ferryman' }).click()
    await page.waitForURL(`**/articles/${id}`)
    await page.goto('/search')
    await page.getByRole('searchbox').pressSequentially(locale === 'zh' ? '灯塔' : 'ferryman')
    await options.first().waitFor()
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/\/search\?q=/)
    expect(await options.count()).toBe(0)
  })

  test('does not show the suggestions that Escape closed again, however slow the browser is', async () => {
    const { token } = await aWriter(site)
    await anArticle(site, token, { title: locale === 'zh' ? '堤上的风铃' : 'Windbell on the dyke', content: locale })
    const page = await visit('/articles', { locale })
    const field = page.getByRole('searchbox')
    const options = page.locator('[role=option]')
    await field.pressSequentially(locale === 'zh' ? 'fengling' : 'windbell')
    await options.first().waitFor()
    await slowRendering(page)
    await field.press('Escape')
    await field.press('Backspace')
    expect(await options.count()).toBe(0)
    await options.first().waitFor()
  })

  test('has no suggestions above the results when Enter came before them, and the field keeps the focus', async () => {
    const { token } = await aWriter(site)
    const [first, second] = locale === 'zh' ? ['石桥', '柳树'] : ['stonebridge', 'willows']
    await anArticle(site, token, { title: `${first} · ${second}`, content: locale })
    const page = await visit(`/search?q=${encodeURIComponent(first)}`, { locale })
    const field = page.getByRole('searchbox')
    const options = page.locator('[role=option]')
    // Much longer than the pause after which suggestions are asked for.
    const asked = page.waitForRequest(/search\.suggest/, { timeout: 2_000 }).catch(() => null)
    await field.fill(second)
    await field.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === second)
    expect(await asked).toBe(null)
    expect(await options.count()).toBe(0)
    expect(await field.evaluate(each => each === document.activeElement)).toBe(true)
    await page.goBack()
    await eventually(() => field.inputValue()).toBe(first)
    // What is typed afterwards is suggested as usual.
    await field.fill(second)
    await options.first().waitFor()
  })
})
