import { describe, expect, it } from 'vitest'
import { IdempotencyKey } from '#server/rpc/idempotency-key.entity.ts'
import { forgetAnswers } from '#server/rpc/idempotency.ts'
import { hours, seconds } from '#server/kernel/clock.ts'
import { Vault } from '#server/kernel/secret.ts'
import { Member } from '#server/member/member.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, words } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { site, em, clock, as, reported } = house

const key = { onceKey: '6f1c', visitorSession: 'visitor-1-a' }
const ada = { username: 'ada', email: 'ada@example.org', password: 'sluice-gate' }

const pledges = () => em().count(Pledge)

describe('sent with a one-time key', () => {
  it('twice, it is made once and answered alike', async () => {
    const first = await as('guest', key).pledge.submit(words)
    expect(await as('guest', key).pledge.submit(words)).toEqual(first)
    expect(await pledges()).toBe(1)
  })

  it('ten times at once, it is made once and answered alike', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => as('guest', key).pledge.submit(words)))
    expect(new Set(answers.map(({ receipt }) => receipt)).size).toBe(1)
    expect(await pledges()).toBe(1)
  })

  it('twice at once, an account is made once and nobody is told that the name is taken', async () => {
    const [one, other] = await Promise.all([
      as('guest', key).member.register(ada),
      as('guest', key).member.register(ada),
    ])
    expect(other).toEqual(one)
    expect(await em().count(Member)).toBe(1)
  })

  it('twice, it waits for the first answer when that is just being noted', async () => {
    const first = await as('guest', key).pledge.submit(words)
    const sealed = await em().findOneOrFail(IdempotencyKey, { answer: { $ne: null } })
    await em().nativeUpdate(IdempotencyKey, { key: sealed.key }, { answer: null })
    const second = as('guest', key).pledge.submit(words)
    await em().nativeUpdate(IdempotencyKey, { key: sealed.key }, { answer: sealed.answer })
    expect(await second).toEqual(first)
  })

  it('again after the first try ended without noting its answer, it is said to be here already', async () => {
    await as('guest', key).pledge.submit(words)
    await em().nativeUpdate(IdempotencyKey, { answer: { $ne: null } }, { answer: null })
    await expectRefusal(as('guest', key).pledge.submit(words), 'conflict', 'site.already_received')
    expect(await pledges()).toBe(1)
  })

  it.each([
    ['another guest', async () => as('guest', { ...key, visitorSession: 'visitor-2-b' })],
    [
      'a guest at another address',
      async () => as('guest', { ...key, visitorSession: undefined, address: '192.0.2.99' }),
    ],
    ['a member', async () => as(await aMember(house), key)],
  ])('by %s with the same key, it is another one', async (_who, somebody) => {
    const first = await as('guest', key).pledge.submit(words)
    const other = await (await somebody()).pledge.submit(words)
    expect(other.id).not.toBe(first.id)
    expect(other.receipt).not.toBe(first.receipt)
  })

  it('for another act, the key counts anew', async () => {
    await as('guest', key).pledge.submit(words)
    expect(await as('guest', key).member.register(ada)).toMatchObject({ user: { username: 'ada' } })
  })

  it('and refused, the key is free for the next try', async () => {
    await aMember(house, { username: 'ada' })
    await expectRefusal(as('guest', key).member.register(ada), 'conflict', 'member.username_taken', 'username')
    expect(await em().count(IdempotencyKey)).toBe(0)
    expect(
      await as('guest', key).member.register({ ...ada, username: 'augusta', email: 'a@example.org' }),
    ).toMatchObject({ user: { username: 'augusta' } })
  })

  it('a day later, it is made anew, also by two at once', async () => {
    const first = await as('guest', key).pledge.submit(words)
    clock.advance(hours(24) - seconds(1))
    expect(await as('guest', key).pledge.submit(words)).toEqual(first)
    clock.advance(seconds(1))
    const [one, other] = await Promise.all([
      as('guest', key).pledge.submit(words),
      as('guest', key).pledge.submit(words),
    ])
    expect(one.id).not.toBe(first.id)
    expect(other).toEqual(one)
    expect(await pledges()).toBe(2)
  })
})

describe('what is kept of a one-time key', () => {
  it('is neither the key nor a receipt that anybody could read', async () => {
    const { receipt } = await as('guest', key).pledge.submit(words)
    const row = await em().findOneOrFail(IdempotencyKey, { answer: { $ne: null } })
    expect(row.key).not.toContain(key.onceKey)
    expect(row.answer).not.toContain(receipt)
    expect(site.vault.open('answer', row.answer ?? '')).toContain(receipt)
  })

  it('an answer that cannot be kept is told to the operator, and the act is done all the same', async () => {
    class Broken extends Vault {
      override seal(): string {
        throw new Error('out of wax')
      }
    }
    const { receipt } = await as('guest', { ...key, site: { ...site, vault: new Broken('any') } }).pledge.submit(words)
    expect(receipt).toEqual(expect.any(String))
    expect(await pledges()).toBe(1)
    expect(reported).toMatchObject([{ where: 'keeping the answer of a one-time key' }])
  })
})

describe('keys whose day is over', () => {
  it('are swept away, and no younger ones', async () => {
    await as('guest', key).pledge.submit(words)
    clock.advance(hours(24) - seconds(1))
    await forgetAnswers(site)
    expect(await em().count(IdempotencyKey)).toBe(1)
    clock.advance(seconds(1))
    await forgetAnswers(site)
    expect(await em().count(IdempotencyKey)).toBe(0)
  })
})

describe('sent without a one-time key', () => {
  it('it is made each time', async () => {
    const one = await as('guest').pledge.submit(words)
    const other = await as('guest').pledge.submit({ ...words, message: '再来一次' })
    expect(other.id).not.toBe(one.id)
    expect(await em().count(IdempotencyKey)).toBe(0)
  })
})
