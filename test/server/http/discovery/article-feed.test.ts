import { describe, expect, it } from 'vitest'
import { newestArticles } from '#server/http/discovery/articles-to-discover.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { feedApp } from './feed-app.ts'

const setup = await testSite()
const app = feedApp({ newest: (category, language) => newestArticles(setup.site, category, language) })
const feed = async (query = '', headers = {}) => app.request(`/articles/feed.atom${query}`, { headers })

describe('the article feed', () => {
  it('holds the newest public articles in full, with absolute addresses', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    await anArticle(setup, ada, { title: '秘密', status: 'draft' })
    const { id } = await anArticle(setup, ada, { title: 'a < b & 河', content: '[关于](/about) ![x](/uploads/a.webp)' })
    const response = await feed()
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(text).toContain(`<id>https://110.example.org/articles/${id}</id>`)
    expect(text).toContain('<title type="html"><![CDATA[a &lt; b &amp; 河]]></title>')
    expect(text).toContain('<name>ada</name>')
    expect(text).toContain('href="https://110.example.org/about"')
    expect(text).toContain('src="https://110.example.org/uploads/a.webp"')
    expect(text).toContain('<published>2025-10-27T02:00:00.000Z</published>')
    expect(text).not.toContain('秘密')
  })

  it.each(['%00x', `${'a'.repeat(39)}%F0%9F%98%80`, '%ED%A0%80'])(
    'is a valid document for the unknown category %s too',
    async category => {
      const response = await feed(`?category=${category}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('\0')
    },
  )

  it('has one category when it is requested', async () => {
    const ada = await aMember(setup)
    await anArticle(setup, ada, { title: '格言一句', category: 'maxims' })
    await anArticle(setup, ada, { title: '动态一则' })
    const text = await (await feed('?category=河海格言')).text()
    expect([text.includes('格言一句'), text.includes('动态一则')]).toEqual([true, false])
    expect((await feed('?category=nonsense')).status).toBe(200)
    const byKey = await (await feed('?category=maxims')).text()
    for (const each of [text, byKey]) {
      expect(each).toContain('格言一句')
      expect(each).toContain('· 河海格言</title>')
      // The address of the category's page has the key of the category.
      expect(each).toContain('href="https://110.example.org/articles?category=maxims"')
    }
    expect(await (await feed('?category=maxims&language=en')).text()).toContain('· Hohai maxims</title>')
  })

  it('has one language when it is requested', async () => {
    const ada = await aMember(setup)
    await anArticle(setup, ada, { title: '格言一句' })
    await anArticle(setup, ada, { title: 'Of water', content: 'A river ran past the door.' })
    const text = await (await feed('?language=en')).text()
    expect([text.includes('Of water'), text.includes('格言一句')]).toEqual([true, false])
    expect(text).toContain('href="https://110.example.org/articles/feed.atom?language=en"')
    expect(await (await feed('?language=fr')).text()).toContain('格言一句')
  })

  it('answers 304 while nothing has changed', async () => {
    const ada = await aMember(setup)
    await anArticle(setup, ada)
    const tag = (await feed()).headers.get('ETag') ?? ''
    expect((await feed('', { 'If-None-Match': tag })).status).toBe(304)
    await anArticle(setup, ada)
    expect((await feed('', { 'If-None-Match': tag })).status).toBe(200)
  })
})
