import { describe, expect, it } from 'vitest'
import { hours, seconds } from '#server/kernel/clock.ts'
import { hashToken } from '#server/kernel/secret.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, anAdmin, words } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, clock, as } = setup

const asLin = as('guest', { visitorSession: 'visitor-1-lin' })
const asWei = as('guest', { visitorSession: 'visitor-2-wei' })

describe('a new pledge', () => {
  it('by a guest waits for review, and the guest gets a receipt', async () => {
    const made = await asLin.pledge.submit(words)
    expect(made).toEqual({
      ...words,
      id: made.id,
      receipt: made.receipt,
      status: 'pending',
      reviewedAt: null,
      reason: null,
      language: 'zh',
      createdAt: '2025-10-27T02:00:00.000Z',
    })
    expect(made.receipt).toMatch(/^[\w-]{43}$/)
    const kept = await em().findOneOrFail(Pledge, made.id)
    expect(kept).toMatchObject({ ...words, status: 'pending', receiptHash: hashToken(made.receipt) })
    expect(kept.author).toBeNull()
  })

  it.each([
    ['member', aMember],
    ['admin', anAdmin],
  ])('by a %s waits as well, and belongs to them', async (_role, somebody) => {
    const sender = await somebody(setup)
    const { id, status } = await as(sender).pledge.submit(words)
    expect(status).toBe('pending')
    expect((await em().findOneOrFail(Pledge, id)).author?.id).toBe(sender.id)
  })

  it.each([
    ['tags', '<script>alert("河")</script><img src=x onerror=1>'],
    ['Arabic', 'أتمنى للجامعة كل الخير'],
    ['emoji and families', '🎓👨‍👩‍👧‍👦🇨🇳❤️'],
    ['what looks like SQL', "'; drop table pledge; --"],
    ['what looks like a template', '{{constructor}} ${1+1} %s \\n'],
    ['five hundred emoji', '🌊'.repeat(500)],
  ])('stores %s as text, unchanged', async (_what, message) => {
    const { id } = await asLin.pledge.submit({ ...words, message })
    expect((await em().findOneOrFail(Pledge, id)).message).toBe(message)
  })

  it('that is refused stores nothing', async () => {
    await expectRefusal(asLin.pledge.submit({ ...words, name: '' }), 'invalid', 'pledge.name_required', 'name')
    expect(await em().count(Pledge)).toBe(0)
  })

  it('is stored, also when fifty people send one at the same time', async () => {
    const crowd = Array.from({ length: 50 }, (_, index) => as('guest', { visitorSession: `visitor-${index}` }))
    const made = await Promise.all(crowd.map(one => one.pledge.submit(words)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(50)
    expect(new Set(made.map(({ receipt }) => receipt)).size).toBe(50)
    expect(await em().count(Pledge)).toBe(50)
  })
})

describe('the same text again', () => {
  it.each([
    ['as it was', words.message],
    ['with other spaces', ' 愿江河安澜，  愿母校\n长青。 '],
  ])('from the same sender is refused: %s', async (_how, message) => {
    await asLin.pledge.submit(words)
    await expectRefusal(asLin.pledge.submit({ ...words, message }), 'conflict', 'pledge.same_text', 'message')
    expect(await em().count(Pledge)).toBe(1)
  })

  it('is the same in upper case', async () => {
    await asLin.pledge.submit({ ...words, message: 'May the river flow' })
    const shouted = asLin.pledge.submit({ ...words, message: 'MAY THE RIVER FLOW' })
    await expectRefusal(shouted, 'conflict', 'pledge.same_text', 'message')
  })

  it('sent several times at the same time is stored once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => asLin.pledge.submit(words)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) {
      if (one.status === 'rejected') expectToBeRefusal(one.reason, 'conflict', 'pledge.same_text', 'message')
    }
    expect(await em().count(Pledge)).toBe(1)
  })

  it('from another sender is a pledge of its own', async () => {
    await asLin.pledge.submit(words)
    await asWei.pledge.submit(words)
    await as(await aMember(setup)).pledge.submit(words)
    await as('guest', { address: '192.0.2.9' }).pledge.submit(words)
    expect(await em().count(Pledge)).toBe(4)
  })

  it('from a member is the same in every browser', async () => {
    const ada = await aMember(setup)
    await as(ada, { visitorSession: 'phone' }).pledge.submit(words)
    const again = as(ada, { visitorSession: 'desk', address: '192.0.2.9' }).pledge.submit(words)
    await expectRefusal(again, 'conflict', 'pledge.same_text', 'message')
  })

  it('is accepted a day later', async () => {
    await asLin.pledge.submit(words)
    clock.advance(hours(24) - seconds(1))
    await expectRefusal(asLin.pledge.submit(words), 'conflict', 'pledge.same_text', 'message')
    clock.advance(seconds(1))
    expect(await asLin.pledge.submit(words)).toMatchObject({ status: 'pending' })
  })

  it('is accepted after the first was withdrawn or rejected, not after it was approved', async () => {
    const admin = as(await anAdmin(setup))
    const { receipt } = await asLin.pledge.submit(words)
    await asLin.pledge.withdraw({ receipt })
    const second = await asLin.pledge.submit(words)
    await admin.pledge.review({ id: second.id, status: 'rejected' })
    const third = await asLin.pledge.submit(words)
    await admin.pledge.review({ id: third.id, status: 'approved' })
    await expectRefusal(asLin.pledge.submit(words), 'conflict', 'pledge.same_text', 'message')
  })
})

describe('links in a pledge', () => {
  it.each([
    'https://www.hhu.edu.cn 与 http://example.org',
    'www.hhu.edu.cn，www.example.org',
    'HTTPS://A.CN HTTP://B.CN',
    '水利 wwww 110',
  ])('can be two: %s', async message => {
    expect(await asLin.pledge.submit({ ...words, message })).toMatchObject({ message })
  })

  it.each([
    'https://a.cn https://b.cn https://c.cn',
    'https://a.cn和http://b.cn和www.c.cn',
    'www.a.cn WWW.b.cn www.c.cn',
  ])('cannot be three: %s', async message => {
    await expectRefusal(asLin.pledge.submit({ ...words, message }), 'invalid', 'pledge.too_many_links', 'message')
  })
})
