import { expect, it } from 'vitest'
import { CacheTags } from '#server/rpc/cache-tags.ts'
import type { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

// Shared reads are cached, as on a running site.
const setup = await testSite({ keeps: true })
const { as } = setup

/** Each kind of text that can mention members, with the HTML that a guest gets. */
const kinds = {
  async post(by: Member, content: string) {
    const { id } = await aPost(setup, by, (await aBoard(setup)).id, { content })
    return async (cacheTags?: CacheTags) => (await as('guest', { cacheTags }).post.byId({ id })).html
  },
  async reply(by: Member, content: string) {
    const { id: postId } = await aPost(setup, await aMember(setup), (await aBoard(setup)).id)
    await aReply(setup, by, postId, { content })
    return async (cacheTags?: CacheTags) => (await as('guest', { cacheTags }).reply.list({ postId })).replies[0]?.html
  },
  async article(by: Member, content: string) {
    const { id } = await anArticle(setup, by, { content })
    return async (cacheTags?: CacheTags) => (await as('guest', { cacheTags }).article.byId({ id })).html
  },
  async comment(by: Member, content: string) {
    const { id: articleId } = await anArticle(setup, await aMember(setup))
    await aComment(setup, by, articleId, { content })
    return async (cacheTags?: CacheTags) => {
      const [comment] = (await as('guest', { cacheTags }).comment.list({ articleId })).comments
      const links = comment?.mentions.map(({ id, name }) => `/members/${name}?id=${id}`) ?? []
      return [comment?.content, ...links].join(' ')
    }
  },
}

it.each(['post', 'reply', 'article', 'comment'] as const)(
  'a name in a %s has no link while the member’s page is closed, and after the account is deleted',
  async kind => {
    const [ada, eve] = [await aMember(setup), await aMember(setup)]
    const page = `/members/${eve.username}?id=${eve.id}`
    const read = await kinds[kind](ada, `谢谢@${eve.username}`)
    const isLinked = async () => {
      const cacheTags = new CacheTags()
      const shown = await read(cacheTags)
      expect(shown).toContain(`@${eve.username}`)
      // The cached page of a guest depends on this member, so it is rendered again when she changes her visibility.
      expect([...cacheTags.tags]).toContain(`member:${eve.id}`)
      return shown?.includes(page)
    }
    expect(await isLinked()).toBe(true)
    await as(eve).member.updateProfile({ visibility: 'nobody' })
    await expect.poll(isLinked).toBe(false)
    await as(eve).member.updateProfile({ visibility: 'members' })
    await expect.poll(isLinked).toBe(true)
    await as(await anAdmin(setup)).member.remove({ id: eve.id, texts: 'keep' })
    await expect.poll(isLinked).toBe(false)
  },
)

it('a name in a text that is written or edited while the page is closed has no link from the start', async () => {
  const [ada, eve] = [await aMember(setup), await aMember(setup)]
  await as(eve).member.updateProfile({ visibility: 'nobody' })
  const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
  const written = await as(ada).reply.write({ postId, content: `谢谢@${eve.username}` })
  expect(written.html).toBe(`<p>谢谢@${eve.username}</p>\n`)
  const edited = await as(ada).post.edit({ id: postId, content: `问问@${eve.username}` })
  expect(edited.html).toBe(`<p>问问@${eve.username}</p>\n`)
})
