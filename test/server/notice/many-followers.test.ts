import { describe, expect, it } from 'vitest'
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { Notice, NoticeTask } from '#server/notice/notice.entity.ts'
import { statementsFor } from '#server/notice/notify-followers.queries.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aPost, aReply } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aTalk, noticesOf } from '#test/support/notices.ts'
import { aCrowd } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

/** Creates members who follow this post. */
async function crowdFollows(count: number, postId: number) {
  await aCrowd(setup, count)
  await em().execute(
    `insert into follow (member_id, post_id, created_at) select id, ?, now() from member where username like 'crowd%'`,
    [postId],
  )
}

it('a reply with no followers besides its writer and the owner of the post causes no statement for followers', async () => {
  const { ada, ben, eve, post } = await aTalk(setup)
  const reply = await aReply(setup, ben, post.id)
  const forFollowers = async () => {
    const asked = await statementsOf(setup, () => writeNotices(site))
    return asked.filter(({ text }) => text.includes('follower.member_id')).length
  }
  expect(await forFollowers()).toBe(0)
  expect(await noticesOf(setup, ada)).toContainEqual(['reply', ben.username, 'reply', reply.id])
  await as(eve).follow.start({ type: 'post', id: post.id })
  await aReply(setup, ben, post.id)
  expect(await forFollowers()).toBeGreaterThan(0)
})

describe('a post with many followers', () => {
  it('gives them notices in batches, once each, also when the process crashes in the middle and another continues', async () => {
    const { ada, ben, post } = await aTalk(setup)
    await crowdFollows(1300, post.id)
    const reply = await aReply(setup, ben, post.id)
    // The process crashes in its third batch, after writing notices and before the commit: only the last follower in order gets a letter.
    const [last] = await em().execute<{ id: number }[]>('select max(member_id) as id from follow')
    await em().execute(
      `insert into notice_choice (member_id, kind, way, locale) values (?, 'followedPost', 'mail', 'zh')`,
      [last?.id],
    )
    const texts = new Proxy(site.texts, {
      get() {
        throw new Error('killed')
      },
    })
    await expect(writeNotices({ ...site, texts })).rejects.toThrow('killed')
    // The authors of the post and of the reply are in the first batch, and get no notice as followers.
    expect(await em().count(Notice, { kind: 'followedPost' })).toBe(998)
    expect(await em().count(NoticeTask)).toBe(1)
    await Promise.all(Array.from({ length: 3 }, () => writeNotices({ ...site })))
    expect(await em().count(Notice, { kind: 'followedPost' })).toBe(1300)
    const [most] = await em().execute<{ most: number }[]>(
      'select max(count)::int as most from (select count(*) from notice where text_id = ? group by member_id) as each',
      [reply.id],
    )
    expect(most?.most).toBe(1)
    expect(await em().count(Notice, { member: ada.id })).toBe(1)
    expect(await em().count(NoticeTask)).toBe(0)
    expect(await lettersIn(setup)).toHaveLength(1)
  })

  it('shares each batch with other waiting texts, and each follower gets one notice of each text', async () => {
    const { ada, ben, eve, board, post } = await aTalk(setup)
    const quiet = await aPost(setup, ada, board.id)
    await as(eve).follow.start({ type: 'board', id: board.id })
    await crowdFollows(700, post.id)
    const replies = [await aReply(setup, ben, post.id), await aReply(setup, ben, post.id)]
    const few = [
      await aReply(setup, ben, quiet.id),
      await aReply(setup, eve, quiet.id),
      await aPost(setup, ben, board.id),
    ]
    const batches: number[] = []
    const stop = site.bus.on('noticesChanged', ({ memberIds }) => batches.push(memberIds.length))
    await writeNotices(site)
    stop()
    expect(Math.max(...batches)).toBeLessThanOrEqual(500)
    const counts = await em().execute<{ id: number; count: number }[]>(
      `select text_id as id, count(*)::int as count from notice where kind = 'followedPost' group by text_id order by text_id`,
    )
    expect(counts.filter(({ count }) => count === 700).map(({ id }) => id)).toEqual(replies.map(({ id }) => id))
    expect(await noticesOf(setup, ben)).toEqual([['followedPost', eve.username, 'reply', few[1]?.id]])
    expect((await noticesOf(setup, eve)).map(([kind]) => kind).sort()).toEqual([
      'followedBoard',
      'followedBoard',
      'followedPost',
    ])
    expect(await em().count(NoticeTask)).toBe(0)
  })

  it('lets the site stop after the current batch', async () => {
    const { ben, post } = await aTalk(setup)
    await crowdFollows(1300, post.id)
    await aReply(setup, ben, post.id)
    const stopping = new AbortController()
    const stop = site.bus.on('noticesChanged', () => stopping.abort())
    await writeNotices(site, stopping.signal)
    stop()
    expect(await em().count(Notice)).toBeLessThanOrEqual(501)
    await writeNotices(site)
    expect(await em().count(Notice)).toBe(1301)
  })

  it('has its followers and their notices read by indexes', async () => {
    const { ben, board, post } = await aTalk(setup)
    await crowdFollows(3000, post.id)
    const reply = await aReply(setup, ben, post.id)
    await em().execute(
      `insert into follow (member_id, post_id, created_at) select member.id, other.id, now() from member cross join post as other
         where other.id <> ? on conflict do nothing`,
      [post.id],
    )
    await em().execute(
      `insert into follow (member_id, class_year, created_at) select id, 1950 + n, now() from member cross join generate_series(1, 5) as n`,
    )
    await em().execute(
      `insert into notice (member_id, kind, text_type, text_id, at) select id, 'reply', 'reply', 100000 + n, now() from member cross join generate_series(1, 5) as n`,
    )
    await em().execute(
      `insert into notice_choice (member_id, kind, way, locale) select id, 'kind' || n, 'never', 'zh' from member cross join generate_series(1, 9) as n`,
    )
    await em().execute(
      `insert into reply (post_id, floor, content, html, renderer, images, author_id, is_removed, status, shown_at, created_at)
         select ?, 10 + n, 'x', '<p>x</p>', ?, '{}', ?, false, 'approved', now(), now() from generate_series(1, 3000) as n`,
      [post.id, rendererVersion, ben.id],
    )
    for (const table of ['follow', 'notice', 'notice_choice', 'member', 'reply']) await em().execute(`analyze ${table}`)
    const other = await aPost(setup, ben, board.id)
    for (const [type, id] of [
      ['reply', reply.id],
      ['post', other.id],
    ] as const) {
      const statements = statementsFor(type)
      const limits = Array.from({ length: statements?.sources ?? 0 }, () => 500)
      for (const [statement = '', values] of [
        [statements?.upTo, ['{1}', `{${id}}`, '{0}', new Date(0), ...limits, 500]],
        [statements?.insertNotices, ['{1}', `{${id}}`, '{0}', '{1500}', new Date(0), clock.now()]],
      ] as const) {
        const plan = JSON.stringify(await em().execute(`explain ${statement}`, values))
        expect(plan).toContain('follow_')
        for (const table of ['follow', 'notice', 'notice_choice', 'reply', 'member'])
          expect(plan, plan).not.toContain(`Seq Scan on ${table} `)
      }
    }
  })
})
