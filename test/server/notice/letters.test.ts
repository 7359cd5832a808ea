import { describe, expect, it } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { mailDaily } from '#server/notice/mail-notices.ts'
import { unsubscribeToken } from '#server/notice/unsubscribe-token.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { mailReporters } from '#server/report/mail-reporters.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site, clock } = setup

async function aTalk() {
  const [ada, ben] = [await aMember(setup), await aMember(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { title: '门前的河' })
  return { ada, ben, post }
}

const kinds = async () => (await lettersIn(setup)).map(({ kind, address }) => [kind, address])

describe('by default', () => {
  it('nobody gets letters, and every kind is on the site', async () => {
    const { ada, ben, post } = await aTalk()
    await aReply(setup, ben, post.id)
    await writeNotices(site)
    await mailDaily(site)
    expect(await kinds()).toEqual([])
    expect(await as(ada).notice.choices()).toMatchObject({ reply: 'site', report: 'mail' })
    expect((await as(ada).notice.unread()).unread).toBe(1)
  })
})

describe('a kind of notice', () => {
  it('by mail brings a letter with each notice, in the language of the choice', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada, { locale: 'en' }).notice.choose({ reply: 'mail' })
    await aReply(setup, ben, post.id, { content: '在的' })
    await writeNotices(site)
    await writeNotices(site)
    const [letter, ...others] = await lettersIn(setup)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ kind: 'notice', address: ada.email, locale: 'en' })
    expect(letter?.variables).toMatchObject({ told: 'reply', who: ben.username, title: '门前的河', excerpt: '在的' })
  })

  it('by daily mail brings one letter a day with the unread ones, and none when all are read', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'daily' })
    await aReply(setup, ben, post.id, { content: '早上好' })
    await aReply(setup, ben, post.id, { content: '晚上好' })
    await writeNotices(site)
    await Promise.all([mailDaily(site), mailDaily(site)]).catch(() => undefined)
    expect(await kinds()).toEqual([['notices', ada.email]])
    const [letter] = await lettersIn(setup)
    expect(String(letter?.variables['items'])).toContain('早上好')
    clock.advance(3_600_000)
    await aReply(setup, ben, post.id, { content: '又来了' })
    await writeNotices(site)
    await mailDaily(site)
    expect(await kinds()).toHaveLength(1)
    clock.advance(23 * 3_600_000)
    await mailDaily(site)
    expect(await kinds()).toHaveLength(2)
    await aReply(setup, ben, post.id, { content: '读过了' })
    await writeNotices(site)
    await as(ada).notice.markAllRead()
    clock.advance(24 * 3_600_000)
    await mailDaily(site)
    expect(await kinds()).toHaveLength(2)
  })

  it('switched off writes no notice', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'never', like: 'never' })
    await aReply(setup, ben, post.id)
    await as(ben).post.like({ id: post.id })
    await writeNotices(site)
    expect(await as(ada).notice.list({})).toMatchObject({ notices: [], unread: 0 })
  })

  it('by mail sends no letter when the text is gone before the delivery', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'daily' })
    const reply = await aReply(setup, ben, post.id)
    await writeNotices(site)
    await as(ben).reply.remove({ id: reply.id })
    await mailDaily(site)
    expect(await kinds()).toEqual([])
  })
})

describe('the outcome of a report', () => {
  async function aReport(choice?: 'site' | 'mail' | 'daily' | 'never') {
    const [ada, blessing] = [await aMember(setup), await aBlessing(setup)]
    if (choice !== undefined) await as(ada).notice.choose({ report: choice })
    await as(ada).report.file({ type: 'blessing', id: blessing.id })
    await as(await anAdmin(setup)).report.settle({ type: 'blessing', id: blessing.id, outcome: 'removed' })
    await writeNotices(site)
    await mailReporters(site)
    return { ada, unread: (await as(ada).notice.unread()).unread }
  }

  it.each([undefined, 'mail'] as const)(
    'comes in one letter immediately, with the link to unsubscribe (%s)',
    async choice => {
      const { ada, unread } = await aReport(choice)
      await mailDaily(site)
      expect(unread).toBe(1)
      const [letter, ...others] = await lettersIn(setup)
      expect(others).toEqual([])
      expect(letter).toMatchObject({ kind: 'report_removed', address: ada.email })
      await as('guest').notice.unsubscribe({ token: String(letter?.variables['unsubscribe']) })
      expect((await as(ada).notice.choices()).report).toBe('site')
    },
  )

  it('comes in the daily letter, even when the text is gone by then', async () => {
    const { ada, unread } = await aReport('daily')
    expect(unread).toBe(1)
    expect(await kinds()).toEqual([])
    await mailDaily(site)
    expect(await kinds()).toEqual([['notices', ada.email]])
  })

  it.each(['site', 'never'] as const)('comes in no letter, when the member chooses so (%s)', async choice => {
    const { unread } = await aReport(choice)
    await mailDaily(site)
    expect(await kinds()).toEqual([])
    expect(unread).toBe(choice === 'site' ? 1 : 0)
  })
})

describe('the choice of a member', () => {
  it('belongs to that member, and has known values alone', async () => {
    const { ada, ben } = await aTalk()
    await as(ada).notice.choose({ like: 'never' })
    expect((await as(ben).notice.choices()).like).toBe('site')
    await expectRefusal(as('guest').notice.choose({ like: 'mail' }), 'unauthenticated', 'session.required')
    const wrong: unknown = { report: 'weekly' }
    await expectRefusal(
      Promise.resolve(Reflect.apply(as(ada).notice.choose, undefined, [wrong])),
      'invalid',
      'notice.way',
      'report',
    )
  })

  it('is reset without a login by the link in a letter, any number of times, and not by a forged link', async () => {
    const { ada } = await aTalk()
    await as(ada).notice.choose({ reply: 'mail', answer: 'daily' })
    const token = unsubscribeToken(site.vault, { memberId: ada.id, kind: 'reply' })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await as('guest').notice.unsubscribe({ token })).toEqual({ kind: 'reply' })
    expect(await as(ada).notice.choices()).toMatchObject({ reply: 'site', answer: 'daily' })
    for (const forged of [token.replace('.reply.', '.all.'), `1${token}`, 'x', ''])
      await expectRefusal(as('guest').notice.unsubscribe({ token: forged }), 'invalid', 'notice.link', 'token')
    const all = unsubscribeToken(site.vault, { memberId: ada.id, kind: 'all' })
    await as('guest').notice.unsubscribe({ token: all })
    expect(await as(ada).notice.choices()).toMatchObject({ answer: 'site', report: 'site' })
  })

  it('is reset once by concurrent clicks, also by an old link and after a later choice; the link of a former member does nothing', async () => {
    const { ada, ben } = await aTalk()
    const of = (memberId: number) => ({ token: unsubscribeToken(site.vault, { memberId, kind: 'report' }) })
    await Promise.all([1, 2, 3].map(() => as('guest').notice.unsubscribe(of(ada.id))))
    clock.advance(days(400))
    await as(ada).notice.choose({ report: 'daily', reply: 'mail' })
    expect(await as('guest').notice.unsubscribe(of(ada.id))).toEqual({ kind: 'report' })
    expect(await as(ada).notice.choices()).toMatchObject({ report: 'site', reply: 'mail' })
    await as(ada).notice.choose({ report: 'never' })
    await as('guest').notice.unsubscribe(of(ada.id))
    expect((await as(ada).notice.choices()).report).toBe('never')
    await as(await anAdmin(setup)).member.remove({ id: ben.id, texts: 'keep' })
    expect(await as('guest').notice.unsubscribe(of(ben.id))).toEqual({ kind: 'report' })
  })
})
