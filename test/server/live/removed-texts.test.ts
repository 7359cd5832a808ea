import { beforeEach, expect, it } from 'vitest'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { liveSite } from '#test/support/live-site.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ keeps: true })
const { as, clock, site } = setup
// Changes that the emptying of the database announced must not discard what a test has cached.
beforeEach(() => site.changes.waitUntilAnnounced())

/** Returns the texts that a page of this topic would get if it asked for what it missed. */
async function missedTexts() {
  const { ask } = await liveSite(setup)
  const since = clock.now().getTime()
  return async (topic: string) =>
    (await ask(`${topic}@${since}`)).messages.flatMap(({ texts = [] }) => texts.map(({ id }) => id))
}

it('a page that reconnects gets a removed comment, reply or blessing no more, although others have just asked for the same', async () => {
  const ada = await aMember(setup)
  const article = await anArticle(setup, ada)
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const comment = await aComment(setup, ada, article.id)
  const reply = await aReply(setup, ada, post.id)
  const blessing = await aBlessing(setup, { by: ada })
  const missed = await missedTexts()
  const topics = [`article:${article.id}`, `post:${post.id}`, 'blessings'] as const
  const all = () => Promise.all(topics.map(missed))
  expect(await all()).toEqual([[comment.id], [reply.id], [blessing.id]])
  const { comment: comments, reply: replies, blessing: blessings } = as(ada)
  await comments.remove({ id: comment.id })
  await replies.remove({ id: reply.id })
  await blessings.remove({ id: blessing.id })
  await site.changes.waitUntilAnnounced()
  expect(await all()).toEqual([[], [], []])
})

it('a page that reconnects gets a rejected pledge or torch wish no more', async () => {
  const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
  const pledge = await aPledge(setup, { by: ada })
  const { leg } = await as(ada).torch.add({ count: 1, wish: '愿江河安澜' })
  await as(admin).torch.review({ id: leg.from, status: 'approved' })
  await site.changes.waitUntilAnnounced()
  const missed = await missedTexts()
  const { ask } = await liveSite(setup)
  const wish = async () => (await ask('torch')).messages.map(({ torch }) => torch?.wish)
  expect([await missed('pledges'), await wish()]).toEqual([[pledge.id], ['愿江河安澜']])
  await as(admin).pledge.review({ id: pledge.id, status: 'rejected' })
  await as(admin).torch.review({ id: leg.from, status: 'rejected' })
  await site.changes.waitUntilAnnounced()
  expect([await missed('pledges'), await wish()]).toEqual([[], [null]])
})

it('a page that reconnects gets the texts of a deleted account without the name', async () => {
  const ada = await aMember(setup, { username: 'ada', password: 'lighthouse-1915' })
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const { id } = await aReply(setup, ada, post.id)
  const { ask } = await liveSite(setup)
  const since = clock.now().getTime()
  const authors = async () =>
    (await ask(`post:${post.id}@${since}`)).messages.flatMap(({ texts = [] }) =>
      texts.map(text => [text.id, 'floor' in text && text.user.id]),
    )
  expect(await authors()).toEqual([[id, ada.id]])
  await as(ada).member.deleteAccount({ password: 'lighthouse-1915', texts: 'keep' })
  await site.changes.waitUntilAnnounced()
  expect(await authors()).toEqual([[id, null]])
})
