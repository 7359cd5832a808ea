import { describe, expect, it } from 'vitest'
import { parseTypedPrefix } from '#server/search/typed-prefix.ts'
import { suggestionStatement } from '#server/search/suggestion.queries.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { planByIndex } from '#test/support/plan-by-index.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em, sql } = setup

type Who = Parameters<typeof as>[0]

async function suggested(q: string, asked: object = {}, who: Who = 'guest', locale: 'zh' | 'en' = 'zh') {
  const { suggestions } = await as(who, { locale }).search.suggest({ q, ...asked })
  return suggestions.map(({ path, title }) => [path, title.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')])
}

describe('suggestions while typing', () => {
  it.each([
    ['河', '在[河]海听课 The Rivers'],
    ['河海', '在[河海]听课 The Rivers'],
    ['hehai', '在[河海]听课 The Rivers'],
    ['heha', '在[河海]听课 The Rivers'],
    ['hh', '在[河海]听课 The Rivers'],
    ['听課', '在河海[听课] The Rivers'],
    ['riv', '在河海听课 The [Riv]ers'],
    ['the riv', '在河海听课 [The] [Riv]ers'],
    ['tingke riv', '在河海[听课] The [Riv]ers'],
    ['河h', '在[河]海听课 The Rivers'],
  ])('have a title for %s, with its match marked', async (q, title) => {
    const { id } = await anArticle(setup, await aMember(setup), { title: '在河海听课 The Rivers', content: '文' })
    expect(await suggested(q)).toEqual([[`/articles/${id}`, title]])
  })

  it.each(['', ' ', 'r', '海河', 'ivers', 'hai ku', '%', "'", '内容'])('are none for %j', async q => {
    await anArticle(setup, await aMember(setup), { title: '在河海听课 The Rivers', content: '内容' })
    expect(await suggested(q)).toEqual([])
  })

  it('have boards and members first, then titles in the viewer’s language, at most eight', async () => {
    const ada = await aMember(setup, { username: 'hehe_ada' })
    await as(ada).member.updateProfile({ visibility: 'everybody' })
    const board = await aBoard(setup, { name: '和合', nameEn: 'Hehe' })
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      clock.advance(1000)
      await anArticle(setup, ada, { title: n === 1 ? 'Hehe of old' : `呵呵 ${n}`, content: n === 1 ? 'English' : '文' })
    }
    const zh = await suggested('hehe')
    expect(zh).toHaveLength(8)
    expect(zh.slice(0, 3).map(([, title]) => title)).toEqual(['[和合]', '[hehe]_ada', '[呵呵] 7'])
    expect(zh[0]?.[0]).toBe(`/forum/board/${board.id}`)
    expect((await suggested('hehe', {}, 'guest', 'en')).map(([, title]) => title).slice(0, 3)).toEqual([
      '[Hehe]',
      '[hehe]_ada',
      '[Hehe] of old',
    ])
  })

  it('have members whose page the viewer can open', async () => {
    const ada = await aMember(setup, { username: 'zz_ada' })
    const paths = async (who: Who) => (await suggested('zz_', {}, who)).map(([path]) => path)
    expect([await paths('guest'), await paths(await aMember(setup))]).toEqual([[], ['/members/zz_ada']])
    await as(ada).member.updateProfile({ visibility: 'nobody' })
    expect([await paths('guest'), await paths(await aMember(setup))]).toEqual([[], []])
  })

  it('have only public texts, and are limited by a board or a member', async () => {
    const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    await as(ada).member.updateProfile({ visibility: 'everybody' })
    const [one, other] = [await aBoard(setup), await aBoard(setup)]
    const first = await aPost(setup, ada, one.id, { title: '水电站一', content: '一' })
    const second = await aPost(setup, ben, other.id, { title: '水电站二', content: '二' })
    const hidden = await aPost(setup, ada, other.id, { title: '水电站三', content: '三', isAnonymous: true })
    await as(admin).post.review({ id: second.id, status: 'rejected' })
    await anArticle(setup, ada, { title: '水电站四', content: '四', status: 'draft' })
    const paths = async (asked: object, who: Who = 'guest') =>
      (await suggested('shuidian', asked, who)).map(([path]) => path).toSorted()
    const [a, c] = [`/forum/post/${first.id}`, `/forum/post/${hidden.id}`]
    for (const who of ['guest', ada, admin] as const) expect(await paths({}, who)).toEqual([a, c].toSorted())
    expect(await paths({ board: other.id })).toEqual([c])
    expect(await paths({ member: ada.username })).toEqual([a])
    await expectRefusal(as('guest').search.suggest({ q: 'x', board: 999_999 }), 'missing', 'board.not_found')
    await expectRefusal(
      as('guest').search.suggest({ q: 'x', member: ben.username }),
      'forbidden',
      'member.page_for_members',
    )
    await expectRefusal(as('guest').search.suggest({ q: '河'.repeat(101) }), 'invalid', 'search.too_long', 'q')
  })

  it('are found by the indexes among thousands', async () => {
    await sql(
      `insert into article (title, summary, excerpt, content, html, renderer, category, tags, status, created_at, updated_at, published_at)
      select '河' || n, '', '', '', '', 1, 'c', '{}', 'published', now(), now(), now() from generate_series(1, 3000) n`,
      [],
    )
    await sql(
      `insert into search_entry (article_id, title, text, terms, sounds, at)
      select id, title, title, array['河', title, 'w' || id % 300], array['he' || chr(97 + id % 26) || chr(97 + id % 25), '=' || title], now() from article`,
      [],
    )
    await sql('analyze search_entry', [])
    await sql('analyze article', [])
    for (const q of ['hecd', '河 hecd']) {
      const typed = parseTypedPrefix(q)
      if (typed === undefined) throw new Error('nothing was typed')
      const few = suggestionStatement(typed, { prefer: 'zh' }, false)
      const newest = suggestionStatement(typed, { prefer: 'zh' }, true)
      const lines = await planByIndex(setup, few)
      expect(lines).toMatch(/Bitmap Index Scan on search_entry_sounds/)
      expect(lines).not.toMatch(/Seq Scan on (search_entry|article|post)/)
      expect(await em().execute(newest.text, [...newest.values])).toEqual(await em().execute(few.text, [...few.values]))
    }
  })
})
