import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { openInWalk } from '#test/journeys/open-in-walk.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'
import { aComment, anArticle, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)

/** Other pages around articles. */
const beside = (id: number) => ['/search?q=%E4%B8%80%E5%8F%A5', '/search?q=%E6%96%87', `/report/article/${id}`]

describe.each(bothLocales)('axe finds nothing wrong (%s)', locale => {
  // The pages are checked at desktop width in Chinese, and at phone width in English, whose words are longer.
  test('with list, article, editor and confirmations', async () => {
    const who = await aWriter(site)
    const id = await anArticle(site, who.token, { content: '# 一\n\n文\n\n# 二\n\n文\n\n# 三\n\n文', tags: ['水'] })
    const said = await aComment(site, who.token, id, { content: '一句' })
    await aComment(site, who.token, id, { content: '又一句', parentId: said })
    const page = await visit('/articles/mine', {
      locale,
      size: locale === 'zh' ? desktop : phone,
      as: who,
      prepare: loadAxe,
    })
    const paths = ['', `/${id}`, `/${id}?reply=${said}`, '/new', `/${id}/edit`, `/${id}/remove`, '/mine']
    for (const path of [...paths.map(end => `/articles${end}`), `/comments/${said}/remove`, ...beside(id)]) {
      await openInWalk(page, locale, path)
      expect(await violations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
  })
})
