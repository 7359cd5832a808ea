import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

async function aThread() {
  const ada = await aMember(setup, { username: 'ada' })
  const board = await aBoard(setup)
  const post = await aPost(setup, await aMember(setup), board.id)
  const reply = await aReply(setup, ada, post.id, { content: '我也记得那条河' })
  return { ada, board, post, reply }
}

describe('editing a reply', () => {
  it('is for its author within 30 minutes: everybody reads the new text, marked with its time', async () => {
    const { ada, post, reply } = await aThread()
    expect(reply).toMatchObject({ editedAt: null, can: { edit: true, history: false } })
    clock.advance(minutes(29))
    const edited = await as(ada).reply.edit({ id: reply.id, content: '我也记得**那条**河', version: 1 })
    expect(edited).toMatchObject({
      floor: 1,
      html: '<p>我也记得<strong>那条</strong>河</p>\n',
      status: 'approved',
      createdAt: reply.createdAt,
      editedAt: clock.now().toISOString(),
      can: { edit: true, history: true },
    })
    const shown = await as('guest').reply.list({ postId: post.id })
    expect(shown.replies).toMatchObject([
      { html: edited.html, editedAt: edited.editedAt, can: { edit: false, history: false } },
    ])
  })

  it('is refused to the author after that, with the number of minutes', async () => {
    const { ada, reply } = await aThread()
    clock.advance(minutes(30))
    const problem = await expectRefusal(
      as(ada).reply.edit({ id: reply.id, content: '晚了' }),
      'conflict',
      'reply.too_late',
    )
    expect(problem?.params).toEqual({ minutes: 30 })
    await expectRefusal(as(ada).reply.source({ id: reply.id }), 'conflict', 'reply.too_late')
    const { replies } = await as(ada).reply.list({ postId: reply.postId })
    expect(replies).toMatchObject([{ can: { edit: false, delete: true } }])
  })

  it('is for no others but admins, who can edit at any time, which is recorded', async () => {
    const { reply } = await aThread()
    const other = await aMember(setup)
    const moderator = await aMember(setup, { role: 'moderator' })
    const admin = await anAdmin(setup)
    await expectRefusal(
      as('guest').reply.edit({ id: reply.id, content: '别人' }),
      'unauthenticated',
      'session.required',
    )
    await expectRefusal(as(other).reply.edit({ id: reply.id, content: '别人' }), 'forbidden', 'reply.not_yours')
    await expectRefusal(as(moderator).reply.edit({ id: reply.id, content: '别人' }), 'forbidden', 'reply.not_yours')
    await expectRefusal(as(other).reply.edit({ id: reply.id + 1, content: '别人' }), 'missing', 'reply.not_found')
    clock.advance(minutes(60))
    expect(await as(admin).reply.source({ id: reply.id })).toMatchObject({ editableUntil: null, version: 1 })
    await as(admin).reply.edit({ id: reply.id, content: '去掉了电话' })
    const { acts } = await as(admin).audit.list({})
    expect(acts[0]).toMatchObject({
      act: 'reply.edit',
      target: `reply ${reply.id}`,
      before: { content: '我也记得那条河' },
      after: { content: '去掉了电话' },
    })
  })

  it('follows the rules of writing: empty, too long, links, pictures, the same text again', async () => {
    const { ada, post, reply } = await aThread()
    const edit = (content: string, images?: string[]) =>
      as(ada).reply.edit({ id: reply.id, content, ...(images ? { images } : {}) })
    await expectRefusal(edit('  '), 'invalid', 'reply.content_required', 'content')
    await expectRefusal(edit('长'.repeat(2001)), 'invalid', 'reply.content_too_long', 'content')
    await expectRefusal(edit('https://a.example '.repeat(6)), 'invalid', 'reply.too_many_links', 'content')
    const many = Array.from({ length: 9 }, (_, number) => `https://a.example/${number}.jpg`)
    await expectRefusal(edit('![a](https://a.example/in.jpg)', many), 'invalid', 'post.too_many_images', 'images')
    await aReply(setup, ada, post.id, { content: '另一条' })
    await expectRefusal(edit('另一条'), 'conflict', 'reply.same_text', 'content')
    expect(await em().findOneOrFail(Reply, reply.id)).toMatchObject({ content: '我也记得那条河', version: 1 })
  })

  it('makes it wait for review by the word list or the setting, and does not count it until then', async () => {
    const { ada, post, reply } = await aThread()
    await reviewFirst(setup, 'forumReplies')
    expect(await as(ada).reply.edit({ id: reply.id, content: '改过' })).toMatchObject({ status: 'pending' })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 0 })
    const admin = await anAdmin(setup)
    await as(admin).reply.review({ id: reply.id, status: 'rejected', reason: '不清楚' })
    expect(await as(ada).reply.edit({ id: reply.id, content: '说清楚' })).toMatchObject({
      status: 'pending',
      reason: null,
    })
    await as(admin).reply.review({ id: reply.id, status: 'approved' })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 1 })
  })

  it('gives notices to newly mentioned members, each once', async () => {
    const { ada, post, reply } = await aThread()
    const [bo, cai] = [await aMember(setup, { username: 'bo_1' }), await aMember(setup, { username: 'cai_1' })]
    await as(ada).reply.edit({ id: reply.id, content: '@bo_1 你还记得吗' })
    await writeNotices(setup.site)
    await as(ada).reply.edit({ id: reply.id, content: '@bo_1 @cai_1 你们还记得吗' })
    await writeNotices(setup.site)
    for (const named of [bo, cai])
      expect(await as(named).notice.list({})).toMatchObject({ total: 1, notices: [{ kind: 'mention', by: 'ada' }] })
    expect(post.id).toBe(reply.postId)
  })

  it('is refused where writing is refused: on a locked post and an archived board', async () => {
    const { ada, board, post, reply } = await aThread()
    const admin = await anAdmin(setup)
    await as(admin).post.lock({ id: post.id, value: true })
    await expectRefusal(as(ada).reply.edit({ id: reply.id, content: '改' }), 'conflict', 'post.locked')
    expect((await as(ada).reply.list({ postId: post.id })).replies).toMatchObject([{ can: { edit: false } }])
    await as(admin).post.lock({ id: post.id, value: false })
    await as(admin).board.edit({ id: board.id, status: 'archived' })
    await expectRefusal(as(ada).reply.edit({ id: reply.id, content: '改' }), 'conflict', 'board.archived')
    await as(admin).reply.edit({ id: reply.id, content: '管理员改' })
  })

  it('never replaces a newer version unseen, also by two at the same time', async () => {
    const { ada, reply } = await aThread()
    const both = await Promise.allSettled(
      ['一', '二'].map(content => as(ada).reply.edit({ id: reply.id, content, version: 1 })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const problem = await expectRefusal(
      as(ada).reply.edit({ id: reply.id, content: '三', version: 1 }),
      'conflict',
      'reply.changed_meanwhile',
    )
    expect(problem?.params).toEqual({ version: 2 })
  })

  it('without a change changes nothing, and a deleted reply cannot be edited', async () => {
    const { ada, reply } = await aThread()
    expect(await as(ada).reply.edit({ id: reply.id, content: '我也记得那条河' })).toMatchObject({ editedAt: null })
    await as(ada).reply.remove({ id: reply.id })
    await expectRefusal(as(ada).reply.edit({ id: reply.id, content: '回来' }), 'missing', 'reply.not_found')
  })

  it('is sent to live pages', async () => {
    const { ada, post, reply } = await aThread()
    const told: unknown[] = []
    setup.site.bus.on('textShown', event => void told.push(event))
    await as(ada).reply.edit({ id: reply.id, content: '改过' })
    expect(told).toEqual([{ type: 'reply', id: reply.id, scope: post.id }])
  })
})
