import { expect, it } from 'vitest'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

it('the place of a comment is the page of its thread, for an answer too', async () => {
  const ada = await aMember(setup)
  const { id: articleId } = await anArticle(setup, ada)
  const first = await aComment(setup, ada, articleId)
  const answer = await aComment(setup, ada, articleId, { parentId: first.id })
  for (let more = 0; more < 19; more += 1) await aComment(setup, ada, articleId)
  const guest = as('guest')
  expect(await guest.comment.place({ id: first.id })).toMatchObject({ articleId, threadId: first.id, page: 1, turn: 1 })
  const last = await aComment(setup, ada, articleId)
  expect(await guest.comment.place({ id: first.id })).toMatchObject({ page: 2 })
  expect(await guest.comment.place({ id: answer.id })).toMatchObject({ threadId: first.id, page: 2, turn: 1 })
  expect(await guest.comment.place({ id: last.id })).toMatchObject({ page: 1, can: { delete: false } })
  expect(await as(ada).comment.place({ id: last.id })).toMatchObject({ can: { delete: true } })
})

it('the place of an answer names the page of a long thread that holds it', async () => {
  const ada = await aMember(setup)
  const { id: articleId } = await anArticle(setup, ada)
  const thread = await aComment(setup, ada, articleId)
  const answers = []
  for (let more = 0; more < 51; more += 1) answers.push(await aComment(setup, ada, articleId, { parentId: thread.id }))
  const turns = await Promise.all(answers.map(({ id }) => as('guest').comment.place({ id })))
  expect(turns.map(({ turn }) => turn)).toEqual([...Array.from({ length: 50 }, () => 1), 2])
})

it('the place of a comment counts the comments that the viewer can see', async () => {
  const [ada, bob] = [await aMember(setup), await aMember(setup)]
  const { id: articleId } = await anArticle(setup, ada)
  const first = await aComment(setup, ada, articleId)
  await reviewCommentsFirst(setup)
  const waiting = []
  for (let more = 0; more < 20; more += 1) waiting.push(await aComment(setup, bob, articleId))
  expect(await as('guest').comment.place({ id: first.id })).toMatchObject({ page: 1 })
  expect(await as(bob).comment.place({ id: first.id })).toMatchObject({ page: 2 })
  await expectRefusal(as(ada).comment.place({ id: waiting[0]?.id ?? 0 }), 'missing', 'comment.not_found')
})
