import { describe, expect, it } from 'vitest'
import { Bookmark } from '#server/bookmark/bookmark.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

async function texts() {
  const author = await aMember(setup)
  const post = await aPost(setup, author, (await aBoard(setup)).id)
  const article = await anArticle(setup, author)
  const both = [
    { type: 'post', id: post.id },
    { type: 'article', id: article.id },
  ] as const
  return { author, post, article, both, ada: await aMember(setup), admin: await anAdmin(setup) }
}

describe('a bookmark', () => {
  it('of each kind is one row, however many requests come at the same time, and each member has their own', async () => {
    const { both, ada, author, admin } = await texts()
    for (const one of both) {
      await Promise.all([ada, ada, ada, author, admin].map(who => as(who).bookmark.add(one)))
      expect(await em().count(Bookmark, { member: ada.id })).toBe(1)
      await Promise.all([1, 2, 3].map(() => as(ada).bookmark.remove(one)))
      expect(await em().count(Bookmark, { member: ada.id })).toBe(0)
      for (const who of [author, admin]) {
        expect(await as(who).bookmark.state(one)).toEqual({ isBookmarked: true })
        await as(who).bookmark.remove(one)
      }
    }
  })

  it('that is made and removed at the same time ends in one of the two states', async () => {
    const { both, ada } = await texts()
    for (const one of both) {
      await Promise.all([as(ada).bookmark.add(one), as(ada).bookmark.remove(one), as(ada).bookmark.add(one)])
      expect(await em().count(Bookmark, { member: ada.id })).toBeLessThanOrEqual(1)
      await as(ada).bookmark.remove(one)
      expect(await as(ada).bookmark.state(one)).toEqual({ isBookmarked: false })
    }
  })

  it('of a text that is removed at that moment leaves nothing', async () => {
    const { both, ada, author, post, article } = await texts()
    const tries = await Promise.allSettled([
      ...both.map(one => as(ada).bookmark.add(one)),
      as(author).post.remove({ id: post.id }),
      as(author).article.remove({ id: article.id }),
    ])
    for (const [index, { type }] of both.entries()) {
      const each = tries[index]
      if (each?.status === 'rejected') expectToBeRefusal(each.reason, 'missing', `${type}.not_found`)
    }
    expect(await em().count(Bookmark)).toBe(0)
  })

  it('of a hidden text is for those who can see it', async () => {
    const { both, ada, author, admin, post, article } = await texts()
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await as(author).article.archive({ id: article.id })
    for (const one of both) {
      for (const who of [author, admin]) expect(await as(who).bookmark.add(one)).toEqual({ isBookmarked: true })
      await expectRefusal(as(ada).bookmark.add(one), 'missing', `${one.type}.not_found`)
      expect(await as(ada).bookmark.remove(one)).toEqual({ isBookmarked: false })
    }
    const moderator = await aMember(setup, { role: 'moderator' })
    expect(await as(moderator).bookmark.add(both[0])).toEqual({ isBookmarked: true })
  })

  it('of an account that has just been deleted leaves nothing: the session is dead', async () => {
    const { both, ada, admin } = await texts()
    await as(admin).member.remove({ id: ada.id, texts: 'keep' })
    for (const one of both) await expectRefusal(as(ada).bookmark.add(one), 'unauthenticated', 'session.dead')
  })
})
