import { describe, expect, it } from 'vitest'
import { after, hours, minutes, seconds } from '#server/kernel/clock.ts'
import { Delivery } from '#server/mail/letter-delivery.ts'
import { Letter } from '#server/mail/letter.entity.ts'
import type { Order } from '#server/mail/letter-kinds.ts'
import { orderLetter } from '#server/mail/letter.queries.ts'
import type { ReadyLetter } from '#server/mail/smtp-transport.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, clock } = setup

async function order(address = 'ada@example.org', more: Partial<Pick<Order, 'expiresAt'>> = {}): Promise<void> {
  const desk = em()
  orderLetter(
    { em: desk, vault: site.vault, now: clock.now() },
    { kind: 'password_changed', address, locale: 'zh', variables: { username: 'ada' }, ...more },
  )
  await desk.flush()
}

type Send = (letter: ReadyLetter) => Promise<string>

const taken: Send = () => Promise.resolve('250 OK')
const busy = () => new Error('connect ECONNREFUSED')
const noSuchUser = () => Object.assign(new Error('550 No such user'), { code: 'EENVELOPE', permanent: true })

/** Creates a delivery with a mail server under the test's control, and the list of letters that it was given. */
function aDelivery(send: Send = taken) {
  const sent: ReadyLetter[] = []
  const { fork, vault, report } = site
  const delivery = new Delivery({
    fork,
    clock,
    vault,
    report,
    openTransport: () =>
      Promise.resolve({
        send(letter) {
          sent.push(letter)
          return send(letter)
        },
        verify: () => Promise.resolve(),
        close: () => undefined,
      }),
    siteUrl: 'https://110.example.org',
    domain: '110.example.org',
  })
  return { delivery, sent }
}

const rows = () => em().find(Letter, {}, { orderBy: { id: 'asc' } })

describe('a letter that is due', () => {
  it('is sent once, oldest first, and deleted', async () => {
    await order('ada@example.org')
    clock.advance(seconds(1))
    await order('ben@example.org')
    const { delivery, sent } = aDelivery()
    await delivery.deliverDue()
    await delivery.deliverDue()
    expect(sent.map(({ to }) => to)).toEqual(['ada@example.org', 'ben@example.org'])
    expect(sent[0]?.messageId).toMatch(/^<letter\.\d+\.\d+@110\.example\.org>$/)
    expect(sent[0]?.text).toContain('https://110.example.org/forgot-password')
    expect(await rows()).toEqual([])
  })

  it('is sent once by many processes that look at the same time', async () => {
    for (let count = 0; count < 12; count += 1) await order(`reader-${count}@example.org`)
    const several = Array.from({ length: 4 }, () => aDelivery())
    await Promise.all(several.map(({ delivery }) => delivery.deliverDue()))
    const sent = several.flatMap(each => each.sent.map(({ to }) => to))
    expect(sent).toHaveLength(12)
    expect(new Set(sent).size).toBe(12)
    expect(await rows()).toEqual([])
  })

  it('of a process that crashed while sending is sent after five minutes by another', async () => {
    await order()
    const { delivery: dying } = aDelivery(() => new Promise(() => undefined))
    void dying.deliverDue()
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1)
    const { delivery, sent } = aDelivery()
    await delivery.deliverDue()
    expect(sent).toEqual([])
    clock.advance(minutes(5))
    await delivery.deliverDue()
    expect(sent).toHaveLength(1)
  })

  it('is sent when the delivery is woken, also during a round', async () => {
    await order('ada@example.org')
    const { delivery, sent } = aDelivery(async letter => {
      if (letter.to === 'ada@example.org') {
        await order('ben@example.org')
        delivery.wake()
      }
      return '250 OK'
    })
    delivery.wake()
    await expect.poll(() => sent.length).toBe(2)
    await delivery.stop()
    expect(await rows()).toEqual([])
  })

  it('stays after the delivery has stopped', async () => {
    const { delivery, sent } = aDelivery()
    await delivery.stop()
    await order()
    delivery.wake()
    await delivery.deliverDue()
    expect(sent).toEqual([])
    expect(await rows()).toHaveLength(1)
  })
})

describe('an unavailable mail server', () => {
  it('is retried with growing pauses, until the letter is given up and reported', async () => {
    await order()
    const { delivery, sent } = aDelivery(() => Promise.reject(busy()))
    const pauses = [seconds(30), minutes(2), minutes(10), minutes(30), hours(2), hours(6), hours(12)]
    for (const [index, pause] of pauses.entries()) {
      await delivery.deliverDue()
      expect(sent).toHaveLength(index + 1)
      expect((await rows())[0]).toMatchObject({ nextTryAt: after(clock.now(), pause), failedAt: null })
      clock.advance(pause - 1)
      await delivery.deliverDue()
      expect(sent).toHaveLength(index + 1)
      clock.advance(1)
    }
    await delivery.deliverDue()
    expect((await rows())[0]).toMatchObject({
      failedAt: clock.now(),
      tries: 8,
      lastSmtpResponse: 'connect ECONNREFUSED',
    })
    expect(setup.reported).toHaveLength(1)
    clock.advance(hours(24))
    await delivery.deliverDue()
    expect(sent).toHaveLength(8)
  })

  it('postpones the other letters to the next round, without a timeout for each', async () => {
    await order('ada@example.org')
    await order('ben@example.org')
    const { delivery, sent } = aDelivery(() => Promise.reject(busy()))
    await delivery.deliverDue()
    expect(sent).toHaveLength(1)
  })

  it('gets the same message id again, so that a letter that arrives twice is recognised', async () => {
    await order()
    let up = false
    const { delivery, sent } = aDelivery(() => (up ? taken({ ...none }) : Promise.reject(busy())))
    await delivery.deliverDue()
    up = true
    clock.advance(seconds(30))
    await delivery.deliverDue()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})

const none: ReadyLetter = { to: '', subject: '', text: '', html: '', messageId: '' }

describe('a letter', () => {
  it('that is permanently refused is given up immediately, and the others are sent', async () => {
    await order('nobody@example.org')
    await order('ben@example.org')
    const { delivery, sent } = aDelivery(letter =>
      letter.to === 'nobody@example.org' ? Promise.reject(noSuchUser()) : taken(letter),
    )
    await delivery.deliverDue()
    expect(sent.map(({ to }) => to)).toEqual(['nobody@example.org', 'ben@example.org'])
    expect(await rows()).toMatchObject([
      { address: 'nobody@example.org', failedAt: clock.now(), lastSmtpResponse: '550 No such user' },
    ])
  })

  it('that is no longer useful is not sent: it is deleted, or given up when a server has named a reason', async () => {
    await order('ada@example.org', { expiresAt: after(clock.now(), minutes(15)) })
    const { delivery, sent } = aDelivery(() => Promise.reject(busy()))
    await delivery.deliverDue()
    await order('ben@example.org', { expiresAt: after(clock.now(), minutes(15)) })
    clock.advance(minutes(15))
    await delivery.deliverDue()
    expect(sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ address: 'ada@example.org', failedAt: clock.now() }])
  })

  it('that cannot be decrypted is retried and reported, not lost', async () => {
    await order()
    await em().nativeUpdate(Letter, {}, { sealedVariables: 'sealed elsewhere' })
    const { delivery, sent } = aDelivery()
    await delivery.deliverDue()
    expect(sent).toEqual([])
    expect((await rows())[0]?.lastSmtpResponse).toMatch(/APP_SECRET/)
  })
})
