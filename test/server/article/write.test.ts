import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Article } from '#server/article/article.entity.ts'
import type { writeArticle } from '#server/article/article.schema.ts'
import { Member } from '#server/member/member.entity.ts'
import { anArticle, river } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, context } = setup

describe('creating an article', () => {
  it('publishes immediately, keeps the source and sanitises the HTML', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const article = await as(ada).article.write({
      title: '  一句话\u202e的河 ',
      content: '# 缘起\r\n\r\n河从门前过。<script>alert(1)</script>',
      tags: ['河', '河', ''],
      category: 'maxims',
    })
    expect(article).toMatchObject({
      title: '一句话的河',
      content: '# 缘起\n\n河从门前过。<script>alert(1)</script>',
      html: '<h2 id="part-1">缘起</h2>\n<p>河从门前过。&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
      contents: [{ id: 'part-1', level: 2, text: '缘起' }],
      summary: '缘起 河从门前过。<script>alert(1)</script>',
      category: '河海格言',
      tags: ['河'],
      status: 'published',
      coverImage: null,
      author: { id: ada.id, username: 'ada', avatar: null },
      views: 0,
      commentCount: 0,
      version: 1,
      language: 'zh',
      publishedAt: '2025-10-27T02:00:00.000Z',
      can: { edit: true, delete: true, publish: false, archive: true },
    })
  })

  it('takes an incomplete draft, and publishes it only when it is complete', async () => {
    const ada = await aMember(setup)
    const draft = await as(ada).article.write({ status: 'draft' })
    expect(draft).toMatchObject({ title: '', content: '', status: 'draft', publishedAt: null, category: '校庆动态' })
    const { id } = draft
    await expectRefusal(as(ada).article.publish({ id }), 'invalid', 'article.title_required', 'title')
    await as(ada).article.edit({ id, title: '河' })
    await expectRefusal(as(ada).article.publish({ id }), 'invalid', 'article.content_required', 'content')
    await as(ada).article.edit({ id, content: '水' })
    expect(await as(ada).article.publish({ id })).toMatchObject({ status: 'published' })
    await expectRefusal(as(ada).article.edit({ id, title: ' ' }), 'invalid', 'article.title_required', 'title')
  })

  it('is for members alone', async () => {
    await expectRefusal(as('guest').article.write(river), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').article.preview({ content: 'x' }), 'unauthenticated', 'session.required')
  })

  it.each<[Partial<z.input<typeof writeArticle>>, string, string]>([
    [{ title: '' }, 'article.title_required', 'title'],
    [{ title: '\u200b\u3164' }, 'article.title_required', 'title'],
    [{ title: '河'.repeat(201) }, 'article.title_too_long', 'title'],
    [{ content: ' \n ' }, 'article.content_required', 'content'],
    [{ content: '河'.repeat(50_001) }, 'article.content_too_long', 'content'],
    [{ summary: '河'.repeat(501) }, 'article.summary_too_long', 'summary'],
    [{ category: '不存在' }, 'article.category', 'category'],
    [{ coverImage: 'http://example.org/a.png' }, 'article.cover', 'coverImage'],
    [{ coverImage: 'https://[' }, 'article.cover', 'coverImage'],
    [{ coverImage: 'https://a:99999/x' }, 'article.cover', 'coverImage'],
    [{ coverImage: 'javascript:alert(1)' }, 'article.cover', 'coverImage'],
    [{ coverImage: '//example.org/a.png' }, 'article.cover', 'coverImage'],
    [{ coverImage: '/uploads/../secret' }, 'article.cover', 'coverImage'],
    [{ tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }, 'article.too_many_tags', 'tags'],
    [{ tags: ['河'.repeat(31)] }, 'article.tag_too_long', 'tags.0'],
  ])('refuses %j', async (wrong, code, field) => {
    const ada = await aMember(setup)
    await expectRefusal(as(ada).article.write({ ...river, ...wrong }), 'invalid', code, field)
    expect(await em().count(Article)).toBe(0)
  })

  it.each([
    ['title', '𠮷'.repeat(200)],
    ['content', '𠮷'.repeat(50_000)],
    ['coverImage', 'https://example.org/a.png?b=1'],
    ['coverImage', '/uploads/abc_DEF-123.webp'],
    ['category', 'Hohai maxims'],
    ['category', '河海格言'],
  ])('takes %s at its limit', async (field, value) => {
    const ada = await aMember(setup)
    expect(await as(ada).article.write({ ...river, [field]: value })).toMatchObject({ status: 'published' })
  })

  it('with the same idempotency key creates one, also when both requests arrive at the same time', async () => {
    const ada = await aMember(setup)
    const twice = { idempotencyKey: 'the same form' }
    const [one, other] = await Promise.all([1, 2].map(() => as(ada, twice).article.write(river)))
    expect(one).toEqual(other)
    expect(await em().count(Article)).toBe(1)
  })

  it('answers a dead session for an account that has just been deleted', async () => {
    const ada = await aMember(setup)
    const caller = as(ada)
    await em().nativeDelete(Member, { id: ada.id })
    await expectRefusal(caller.article.write(river), 'unauthenticated', 'session.dead')
  })
})

describe('a preview of an article', () => {
  it('renders what saving would show, and stores nothing', async () => {
    const ada = await aMember(setup)
    expect(await as(ada).article.preview({ content: '## a\n[x](javascript:1)' })).toEqual({
      html: '<h3 id="part-1">a</h3>\n<p>[x](javascript:1)</p>\n',
      contents: [{ id: 'part-1', level: 3, text: 'a' }],
    })
    expect(await em().count(Article)).toBe(0)
  })
})

describe('the source of an article', () => {
  it('is for its author and admins, with the version to send back', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada, { coverImage: 'https://example.org/a.png' })
    expect(await as(ada).article.source({ id })).toEqual({
      id,
      ...river,
      summary: '',
      coverImage: 'https://example.org/a.png',
      category: '校庆动态',
      tags: [],
      language: null,
      translationId: null,
      status: 'published',
      version: 1,
    })
    await expectRefusal(as(await aMember(setup)).article.source({ id }), 'forbidden', 'article.not_yours')
    await expectRefusal(as('guest').article.source({ id }), 'unauthenticated', 'session.required')
  })

  it('gives the language of the text', async () => {
    const ada = await aMember(setup)
    expect((await anArticle(setup, ada, { title: 'Spring at Dingjiaqiao 丁', content: 'It opened.' })).language).toBe(
      'en',
    )
    expect(context('guest').locale).toBe('zh')
  })
})
