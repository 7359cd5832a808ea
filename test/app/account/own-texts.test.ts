import { describe, expect, it } from 'vitest'
import { loader as blessings } from '#app/routes/profile-blessings.tsx'
import { loader as comments } from '#app/routes/profile-comments.tsx'
import { loader as pledges } from '#app/routes/profile-pledges.tsx'
import { loader as reports } from '#app/routes/profile-reports.tsx'
import { loader as wishes } from '#app/routes/profile-wishes.tsx'
import { aComment, anArticle, reviewCommentsFirst, river } from '#test/support/articles.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from './visit.ts'

const setup = await testSite()
const at = {
  comments: '/profile/activities/comments',
  blessings: '/profile/activities/blessings',
  wishes: '/profile/activities/wishes',
}

describe('a member’s own lists', () => {
  it('hold their comments, with article and status', async () => {
    const [ada, bob, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    const { id: articleId } = await anArticle(setup, bob)
    const shown = await aComment(setup, ada, articleId)
    await reviewCommentsFirst(setup)
    const refused = await aComment(setup, ada, articleId, { parentId: shown.id })
    await aComment(setup, bob, articleId)
    await setup.as(admin).comment.review({ id: refused.id, status: 'rejected', reason: '广告' })
    const about = `评论于《${river.title}》`
    expect((await visit(setup, comments, at.comments, { as: ada })).data).toMatchObject({
      paging: { page: 1, total: 2 },
      texts: [
        { id: refused.id, status: 'rejected', reason: '广告', to: `/comments/${refused.id}`, about },
        { id: shown.id, status: 'approved', to: `/comments/${shown.id}`, about },
      ],
    })
    const second = await visit(setup, comments, `${at.comments}?page=2`, { as: ada })
    expect(second.data).toMatchObject({ texts: [], paging: { page: 2, total: 2 } })
  })

  it('hold their blessings, anonymous ones too', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const waiting = await aBlessing(setup, { by: ada, status: 'pending', isAnonymous: true })
    await aBlessing(setup, { by: bob })
    expect((await visit(setup, blessings, at.blessings, { as: ada, locale: 'en' })).data).toMatchObject({
      paging: { total: 1 },
      texts: [{ id: waiting.id, status: 'pending', to: `/blessings/${waiting.id}`, about: 'sent without a name' }],
    })
  })

  it('hold their wishes at the torch, with a link to remove each', async () => {
    const ada = await aMember(setup)
    const { leg } = await setup.as(ada).torch.add({ count: 2, wish: '江河安澜' })
    await setup.as(ada).torch.add({})
    const page = `/torch/wishes/${leg.from}/remove`
    expect((await visit(setup, wishes, at.wishes, { as: ada, locale: 'en' })).data).toMatchObject({
      title: 'Wishes · Manage Your Personal Information',
      paging: { total: 1 },
      texts: [{ text: '江河安澜', status: 'approved', about: 'leg 1', removal: { page } }],
    })
  })

  it('redirect a guest to Login', async () => {
    for (const [loader, path] of [
      [comments, at.comments],
      [blessings, at.blessings],
      [wishes, at.wishes],
      [reports, '/profile/activities/reports'],
      [pledges, '/profile/activities'],
    ] as const)
      expect((await visit(setup, loader, path)).location).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  })
})
