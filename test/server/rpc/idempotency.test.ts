import { describe, expect, it } from 'vitest'
import { IdempotencyKey } from '#server/rpc/idempotency-key.entity.ts'
import { removeExpiredKeys } from '#server/rpc/idempotency.ts'
import { hours, seconds } from '#server/kernel/clock.ts'
import { Vault } from '#server/kernel/secret.ts'
import { Member } from '#server/member/member.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, words } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, clock, as, reported } = setup

const key = { idempotencyKey: '6f1c', visitorSession: 'visitor-1-a' }
const ada = { username: 'ada', email: 'ada@example.org', password: 'sluice-gate' }

const pledges = () => em().count(Pledge)

describe('a write with an idempotency key', () => {
  it('sent twice has one effect and one response', async () => {
    const first = await as('guest', key).pledge.submit(words)
    expect(await as('guest', key).pledge.submit(words)).toEqual(first)
    expect(await pledges()).toBe(1)
  })

  it('sent ten times at the same time has one effect and one response', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => as('guest', key).pledge.submit(words)))
    expect(new Set(results.map(({ receipt }) => receipt)).size).toBe(1)
    expect(await pledges()).toBe(1)
  })

  it('sent twice at the same time creates an account once, without reporting the name as taken', async () => {
    const [one, other] = await Promise.all([
      as('guest', key).member.register(ada),
      as('guest', key).member.register(ada),
    ])
    expect(other).toEqual(one)
    expect(await em().count(Member)).toBe(1)
  })

  it('sent again waits for the first response while that is being stored', async () => {
    const first = await as('guest', key).pledge.submit(words)
    const sealed = await em().findOneOrFail(IdempotencyKey, { answer: { $ne: null } })
    await em().nativeUpdate(IdempotencyKey, { key: sealed.key }, { answer: null })
    const second = as('guest', key).pledge.submit(words)
    await em().nativeUpdate(IdempotencyKey, { key: sealed.key }, { answer: sealed.answer })
    expect(await second).toEqual(first)
  })

  it('sent again after the first stored no response is refused as already received', async () => {
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
    ['a member', async () => as(await aMember(setup), key)],
  ])('sent by %s with the same key is another write', async (_who, somebody) => {
    const first = await as('guest', key).pledge.submit(words)
    const other = await (await somebody()).pledge.submit(words)
    expect(other.id).not.toBe(first.id)
    expect(other.receipt).not.toBe(first.receipt)
  })

  it('of another procedure has its own key', async () => {
    await as('guest', key).pledge.submit(words)
    expect(await as('guest', key).member.register(ada)).toMatchObject({ user: { username: 'ada' } })
  })

  it('that is refused keeps the key free for the next try', async () => {
    await aMember(setup, { username: 'ada' })
    await expectRefusal(as('guest', key).member.register(ada), 'conflict', 'member.username_taken', 'username')
    expect(await em().count(IdempotencyKey)).toBe(0)
    expect(
      await as('guest', key).member.register({ ...ada, username: 'augusta', email: 'a@example.org' }),
    ).toMatchObject({ user: { username: 'augusta' } })
  })

  it('sent a day later is another write, and two of those at the same time are one', async () => {
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

describe('the stored response of an idempotency key', () => {
  it('reveals neither the key nor a receipt', async () => {
    const { receipt } = await as('guest', key).pledge.submit(words)
    const row = await em().findOneOrFail(IdempotencyKey, { answer: { $ne: null } })
    expect(row.key).not.toContain(key.idempotencyKey)
    expect(row.answer).not.toContain(receipt)
    expect(site.vault.open('answer', row.answer ?? '')).toContain(receipt)
  })

  it('that cannot be encrypted is reported, and the write is done all the same', async () => {
    class Broken extends Vault {
      override seal(): string {
        throw new Error('out of wax')
      }
    }
    const { receipt } = await as('guest', { ...key, site: { ...site, vault: new Broken('any') } }).pledge.submit(words)
    expect(receipt).toEqual(expect.any(String))
    expect(await pledges()).toBe(1)
    expect(reported).toMatchObject([{ where: 'storing the result of a one-time key' }])
  })
})

describe('expired idempotency keys', () => {
  it('are deleted, and no younger ones', async () => {
    await as('guest', key).pledge.submit(words)
    clock.advance(hours(24) - seconds(1))
    await removeExpiredKeys(site)
    expect(await em().count(IdempotencyKey)).toBe(1)
    clock.advance(seconds(1))
    await removeExpiredKeys(site)
    expect(await em().count(IdempotencyKey)).toBe(0)
  })
})

describe('a write without an idempotency key', () => {
  it('has an effect each time', async () => {
    const one = await as('guest').pledge.submit(words)
    const other = await as('guest').pledge.submit({ ...words, message: '再来一次' })
    expect(other.id).not.toBe(one.id)
    expect(await em().count(IdempotencyKey)).toBe(0)
  })
})
