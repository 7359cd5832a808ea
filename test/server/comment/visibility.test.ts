import { describe, expect, it } from 'vitest'
import type { Api } from '#server/router.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const ids = async (who: Api, articleId: number) =>
  (await who.comment.list({ articleId })).comments.map(({ id, replies }) => [id, ...replies.map(reply => reply.id)])

/** Creates a public thread, and a comment and an answer that wait for review. */
async function waiting() {
  const ada = await aMember(setup)
  const bob = await aMember(setup)
  const { id: articleId } = await anArticle(setup, ada)
  const open = await aComment(setup, ada, articleId)
  await reviewCommentsFirst(setup)
  const thread = await aComment(setup, bob, articleId)
  const answer = await aComment(setup, bob, articleId, { parentId: open.id })
  return { ada, bob, articleId, open, thread, answer }
}

describe('a comment that waits for review', () => {
  it('is visible to its author and to admins alone, and not counted', async () => {
    const { ada, bob, articleId, open, thread, answer } = await waiting()
    for (const who of [as('guest'), as(ada)]) expect(await ids(who, articleId)).toEqual([[open.id]])
    expect(await ids(as(bob), articleId)).toEqual([[thread.id], [open.id, answer.id]])
    expect(await ids(as(await anAdmin(setup)), articleId)).toEqual([[thread.id], [open.id, answer.id]])
    expect(await as('guest').comment.list({ articleId })).toMatchObject({ total: 1, comments: [{ replyCount: 0 }] })
    expect((await as('guest').article.byId({ id: articleId })).commentCount).toBe(1)
    await expectRefusal(as(ada).comment.like({ id: thread.id }), 'missing', 'comment.not_found')
    await expectRefusal(as(ada).comment.remove({ id: thread.id }), 'missing', 'comment.not_found')
    await expectRefusal(aComment(setup, ada, articleId, { parentId: thread.id }), 'missing', 'comment.not_found')
  })

  it('shows its author its status, and nothing to others', async () => {
    const { bob, articleId } = await waiting()
    expect((await as(bob).comment.list({ articleId })).comments[0]).toMatchObject({ status: 'pending', reason: null })
    expect((await as(await aMember(setup)).comment.list({ articleId })).comments[0]).not.toHaveProperty('reason')
  })

  it('is counted when it is approved, and hidden when it is rejected', async () => {
    const { bob, articleId, open, thread } = await waiting()
    const admin = as(await anAdmin(setup))
    const countOf = async () => (await as('guest').article.byId({ id: articleId })).commentCount
    expect(await admin.comment.review({ id: thread.id, status: 'approved' })).toMatchObject({ status: 'approved' })
    expect(await countOf()).toBe(2)
    await admin.comment.review({ id: thread.id, status: 'rejected', reason: '广告' })
    expect(await countOf()).toBe(1)
    expect((await as(bob).comment.list({ articleId })).comments[0]).toMatchObject({
      id: thread.id,
      status: 'rejected',
      reason: '广告',
    })
    // Hiding a comment hides its answers too.
    await admin.comment.review({ id: open.id, status: 'rejected' })
    expect(await countOf()).toBe(0)
    await expectRefusal(as(bob).comment.review({ id: open.id, status: 'approved' }), 'forbidden', 'session.not_admin')
  })

  it('the status filter is ignored for everybody but admins', async () => {
    const { ada, articleId, thread } = await waiting()
    const pending = { articleId, status: 'pending' as const }
    expect((await as(await anAdmin(setup)).comment.list(pending)).comments.map(({ id }) => id)).toEqual([thread.id])
    expect((await as(ada).comment.list(pending)).total).toBe(1)
  })
})

describe('the list of comments', () => {
  it('is newest first in pages, each thread with its first fifty answers', async () => {
    const ada = await aMember(setup)
    const { id: articleId } = await anArticle(setup, ada)
    const threads: number[] = []
    for (let index = 0; index < 22; index += 1) threads.unshift((await aComment(setup, ada, articleId)).id)
    const first = threads[0] ?? 0
    const answers: number[] = []
    for (let index = 0; index < 52; index += 1)
      answers.push((await aComment(setup, ada, articleId, { parentId: first })).id)
    const page = await as('guest').comment.list({ articleId })
    expect(page).toMatchObject({ total: 22, totalPages: 2, limit: 20 })
    expect(page.comments.map(({ id }) => id)).toEqual(threads.slice(0, 20))
    expect(page.comments[0]?.replyCount).toBe(52)
    expect(page.comments[0]?.replies.map(({ id }) => id)).toEqual(answers.slice(0, 50))
    const more = await as('guest').comment.replies({ id: first, page: 2 })
    expect(more).toMatchObject({ total: 52, totalPages: 2 })
    expect(more.replies.map(({ id }) => id)).toEqual(answers.slice(50))
    for (const page of [2, 3]) expect(await as('guest').comment.list({ articleId, page })).toMatchObject({ total: 22 })
    expect((await as('guest').comment.list({ articleId, page: 3 })).comments).toEqual([])
  })

  it('of a missing article is missing', async () => {
    const ada = await aMember(setup)
    const draft = await anArticle(setup, ada, { status: 'draft' })
    await expectRefusal(as('guest').comment.list({ articleId: draft.id }), 'missing', 'article.not_found')
    expect(await as(ada).comment.list({ articleId: draft.id })).toMatchObject({ comments: [], total: 0 })
  })

  it('of the own comments holds every state, with the article', async () => {
    const { bob, thread, answer, articleId } = await waiting()
    const own = await as(bob).comment.mine({})
    expect(own.comments.map(({ id, status, article }) => [id, status, article.id])).toEqual([
      [answer.id, 'pending', articleId],
      [thread.id, 'pending', articleId],
    ])
  })
})
