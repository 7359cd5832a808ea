import { describe, expect, it } from 'vitest'
import { mailDaily } from '#server/notice/mail-notices.ts'
import { unsubscribeToken } from '#server/notice/unsubscribe-token.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, site, clock } = house

async function aTalk() {
  const [ada, ben] = [await aMember(house), await aMember(house)]
  const post = await aPost(house, ada, (await aBoard(house)).id, { title: '门前的河' })
  return { ada, ben, post }
}

const kinds = async () => (await lettersIn(house)).map(({ kind, address }) => [kind, address])

describe('by default', () => {
  it('nobody gets a letter, and every kind is told on the site', async () => {
    const { ada, ben, post } = await aTalk()
    await aReply(house, ben, post.id)
    await writeNotices(site)
    await mailDaily(site)
    expect(await kinds()).toEqual([])
    expect(await as(ada).notice.choices()).toMatchObject({ reply: 'site', report: 'site' })
    expect((await as(ada).notice.unread()).unread).toBe(1)
  })
})

describe('a kind that is wanted', () => {
  it('at once brings a letter with each notice, in the language of the choice', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada, { locale: 'en' }).notice.choose({ reply: 'mail' })
    await aReply(house, ben, post.id, { content: '在的' })
    await writeNotices(site)
    await writeNotices(site)
    const [letter, ...others] = await lettersIn(house)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ kind: 'notice', address: ada.email, locale: 'en' })
    expect(letter?.words).toMatchObject({ told: 'reply', who: ben.username, title: '门前的河', excerpt: '在的' })
  })

  it('daily brings one letter a day of what is unread, and none where all is read', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'daily' })
    await aReply(house, ben, post.id, { content: '早上好' })
    await aReply(house, ben, post.id, { content: '晚上好' })
    await writeNotices(site)
    await Promise.all([mailDaily(site), mailDaily(site)]).catch(() => undefined)
    expect(await kinds()).toEqual([['notices', ada.email]])
    const [letter] = await lettersIn(house)
    expect(String(letter?.words['items'])).toContain('早上好')
    clock.advance(3_600_000)
    await aReply(house, ben, post.id, { content: '又来了' })
    await writeNotices(site)
    await mailDaily(site)
    expect(await kinds()).toHaveLength(1)
    clock.advance(23 * 3_600_000)
    await mailDaily(site)
    expect(await kinds()).toHaveLength(2)
    await aReply(house, ben, post.id, { content: '读过了' })
    await writeNotices(site)
    await as(ada).notice.markAllRead()
    clock.advance(24 * 3_600_000)
    await mailDaily(site)
    expect(await kinds()).toHaveLength(2)
  })

  it('never is not told at all', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'never', like: 'never' })
    await aReply(house, ben, post.id)
    await as(ben).post.like({ id: post.id })
    await writeNotices(site)
    expect(await as(ada).notice.list({})).toMatchObject({ notices: [], unread: 0 })
  })

  it('is told by no letter where the text is gone before it goes out', async () => {
    const { ada, ben, post } = await aTalk()
    await as(ada).notice.choose({ reply: 'daily' })
    const reply = await aReply(house, ben, post.id)
    await writeNotices(site)
    await as(ben).reply.remove({ id: reply.id })
    await mailDaily(site)
    expect(await kinds()).toEqual([])
  })
})

describe('the choice', () => {
  it('is one’s own, of known ways, and no letter tells twice of a report', async () => {
    const { ada, ben } = await aTalk()
    await as(ada).notice.choose({ like: 'never' })
    expect((await as(ben).notice.choices()).like).toBe('site')
    await expectRefusal(as('guest').notice.choose({ like: 'mail' }), 'unauthenticated', 'session.required')
    const wrong: unknown = { report: 'mail' }
    await expectRefusal(
      Promise.resolve(Reflect.apply(as(ada).notice.choose, undefined, [wrong])),
      'invalid',
      'notice.way',
      'report',
    )
  })

  it('is ended without a login by the link of a letter, twice as once, and by nothing forged', async () => {
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
    expect(await as(ada).notice.choices()).toMatchObject({ answer: 'site' })
  })
})
