import { expect, test } from 'vitest'
import { CacheTags, tagsOfChange } from '#server/rpc/cache-tags.ts'
import { Member } from '#server/member/member.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

test('the cache tags of a page name its rows and the members whose names it shows', async () => {
  const author = await aMember(setup)
  const { id } = await anArticle(setup, author)
  const cacheTags = new CacheTags()
  const guest = setup.as('guest', { cacheTags })
  await guest.article.byId({ id })
  await guest.comment.list({ articleId: id })
  expect([...cacheTags.tags].toSorted()).toEqual([`article:${id}`, `comment@${id}`, `member:${author.id}`])
  expect({ hasCounts: cacheTags.hasCounts, isKnown: cacheTags.isComplete }).toEqual({ hasCounts: true, isKnown: true })
})

test('the cache tags of a member’s page name the member and the kinds of its lists', async () => {
  const { id, username } = await aMember(setup)
  await setup.em().nativeUpdate(Member, { id }, { visibility: 'everybody' })
  const cacheTags = new CacheTags()
  const guest = setup.as('guest', { cacheTags })
  await guest.member.page({ username })
  for (const noun of ['article', 'post', 'reply', 'blessing'] as const) await guest[noun].ofMember({ username })
  expect([...cacheTags.tags].toSorted()).toEqual(['article', 'blessing', 'board', `member:${id}`, 'post', 'reply'])
  expect(cacheTags.isComplete).toBe(true)
})

test('the cache tags of a class page name all members and all texts, because any of them may belong to it', async () => {
  const cacheTags = new CacheTags()
  const guest = setup.as('guest', { cacheTags })
  for (const noun of ['member', 'article', 'post', 'blessing'] as const)
    await guest[noun].ofCohort({ by: 'class', of: '1998' })
  expect([...cacheTags.tags].toSorted()).toEqual(['article', 'blessing', 'board', 'member', 'post'])
  expect(cacheTags.isComplete).toBe(true)
})

test('a shared rendering of a page counts no view', async () => {
  const { id } = await anArticle(setup, await aMember(setup))
  await setup.as('guest', { cacheTags: new CacheTags() }).article.byId({ id })
  expect(await setup.as('guest').article.byId({ id })).toMatchObject({ views: 1 })
})

test('a read without cache tags, and one that failed, make a page unfit for long caching', async () => {
  const unlisted = new CacheTags()
  await setup.as('guest', { cacheTags: unlisted }).article.newest({})
  const missing = new CacheTags()
  await expect(setup.as('guest', { cacheTags: missing }).article.byId({ id: 99 })).rejects.toThrow()
  expect([unlisted.isComplete, missing.isComplete]).toEqual([false, false])
})

test('a change has the tags of its kind, its row and its parent', () => {
  expect(tagsOfChange('reply:9:4')).toEqual(['reply', 'reply:9', 'reply@4'])
  expect(tagsOfChange('pledge:3:')).toEqual(['pledge', 'pledge:3'])
})
