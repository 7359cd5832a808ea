import { expect, test } from 'vitest'
import { z } from 'zod'
import { propertiesOf } from '#server/http/rest/json-schema.ts'
import { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { openApi } from './openapi-document.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, data, tokenOf, em } = setup

const record = z.record(z.string(), z.unknown())

/** Returns every value of the field `name`, at any depth of the response. */
function told(data: unknown, name: string): unknown[] {
  if (Array.isArray(data)) return data.flatMap(each => told(each, name))
  const fields = record.safeParse(data)
  if (!fields.success) return []
  return Object.entries(fields.data).flatMap(([key, value]) => [...(key === name ? [value] : []), ...told(value, name)])
}

/** Creates a text of each kind by ada, anonymous where the kind allows it and `isAnonymous` is set. */
async function someTexts({ isAnonymous }: { isAnonymous: boolean }) {
  const ada = await aMember(setup, { username: 'ada_of_the_river' })
  const article = await anArticle(setup, ada)
  const comment = await aComment(setup, ada, article.id)
  await aComment(setup, ada, article.id, { parentId: comment.id })
  const blessing = await aBlessing(setup, { by: ada, isAnonymous })
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { isAnonymous })
  const signed = ['/articles', `/articles/${article.id}`, `/comments/article/${article.id}`]
  const unsigned = ['/blessings', `/blessings/${blessing.id}`, '/blessings/random']
  const posts = ['/forum/posts', `/forum/posts/${post.id}`, `/forum/posts?search=${encodeURIComponent('河从门前过')}`]
  return { ada, post, signed, unsigned: [...unsigned, ...posts] }
}

test('an edit by an admin keeps a text anonymous', async () => {
  const { post } = await someTexts({ isAnonymous: true })
  const blessing = await aBlessing(setup, { by: await aMember(setup), isAnonymous: true })
  const token = await tokenOf(await anAdmin(setup))
  const sent = [
    [`/blessings/${blessing.id}`, { content: '改过的祝福', isAnonymous: false }],
    [`/forum/posts/${post.id}`, { title: '改过的题目', isAnonymous: false }],
  ] as const
  for (const [path, body] of sent) {
    await data('PUT', path, { token, body })
    expect(told(await data('GET', path), 'isAnonymous'), path).toEqual([true])
    expect(new Set(await idsIn(path)), path).toEqual(new Set([null]))
  }
})

const idsIn = async (path: string, token?: string) => told(await data('GET', path, { token }), 'userId')

test('the id of the author is given beside the person', async () => {
  const { ada, post, signed, unsigned } = await someTexts({ isAnonymous: false })
  await aReply(setup, ada, post.id)
  for (const path of [...signed, ...unsigned, `/forum/posts/${post.id}/replies`]) {
    const ids = await idsIn(path)
    expect(ids.length, path).toBeGreaterThan(0)
    expect(new Set(ids), path).toEqual(new Set([ada.id]))
  }
})

test('the author of an anonymous text is shown to admins alone, not even to the author', async () => {
  const { ada, signed, unsigned } = await someTexts({ isAnonymous: true })
  const [writer, reader, admin] = [ada, await aMember(setup), await anAdmin(setup)].map(tokenOf)
  for (const path of unsigned) {
    for (const token of [undefined, await writer, await reader]) {
      expect(new Set(await idsIn(path, token)), path).toEqual(new Set([null]))
      expect(JSON.stringify(await data('GET', path, { token }))).not.toContain(ada.username)
    }
    expect(new Set(await idsIn(path, await admin)), path).toEqual(new Set([ada.id]))
  }
  for (const path of signed) expect(new Set(await idsIn(path)), path).toEqual(new Set([ada.id]))
})

test('the author of a deleted account has no id', async () => {
  const { ada, post, signed, unsigned } = await someTexts({ isAnonymous: false })
  await aReply(setup, ada, post.id)
  await em().nativeDelete(Member, { id: ada.id })
  for (const path of [...signed, ...unsigned, `/forum/posts/${post.id}/replies`])
    expect(new Set(await idsIn(path)), path).toEqual(new Set([null]))
})

test('the OpenAPI document describes the author’s id, the content in lists of posts, and the addressee of a reply', async () => {
  const { paths } = openApi.parse(await (await ask('GET', '/openapi.json')).json())
  const answerOf = (path: string, list: string) => {
    const response = paths[path]?.['get']?.responses['200']
    const schema =
      response !== undefined && 'content' in response ? response.content?.['application/json'].schema : undefined
    const inside = propertiesOf(schema ?? {}).get('data')?.schema
    const items = propertiesOf(inside ?? {}).get(list)?.schema.items
    return propertiesOf(typeof items === 'object' && !Array.isArray(items) ? items : {})
  }
  for (const [path, list] of [
    ['/articles', 'articles'],
    ['/comments/article/{articleId}', 'comments'],
    ['/blessings', 'blessings'],
    ['/forum/posts', 'posts'],
    ['/forum/posts/{id}/replies', 'replies'],
  ] as const)
    expect(answerOf(path, list).get('userId')?.required, path).toBe(true)
  expect(answerOf('/forum/posts', 'posts').get('content')?.required).toBe(true)
  expect(answerOf('/forum/posts/{id}/replies', 'replies').get('replyToUser')?.required).toBe(true)
  const body = paths['/forum/posts/{id}/replies']?.['post']?.requestBody?.content['application/json'].schema
  expect([...propertiesOf(body ?? {}).keys()]).toContain('replyToUserId')
})

test('a reply is addressed to a member without a floor', async () => {
  const { ada, post } = await someTexts({ isAnonymous: false })
  const sent = { token: await tokenOf(await aMember(setup)), body: { content: '答', replyToUserId: ada.id } }
  const said = { replyTo: null, parentId: null, replyToUser: { username: ada.username } }
  expect(await data('POST', `/forum/posts/${post.id}/replies`, sent)).toMatchObject({ reply: said })
  expect(await data('GET', `/forum/posts/${post.id}/replies`)).toMatchObject({ replies: [said] })
})
