import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from '#server/rpc/context.ts'
import { Limiter, limits, type LimitName, type RunSql } from '#server/rpc/limits.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { hashToken } from '#server/kernel/secret.ts'
import { anniversary } from '#test/support/clock.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, words } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { site, em, as, context, sql } = setup

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(anniversary) }))
afterEach(() => void vi.useRealTimers())

const guestOf = (visitorSession: string | undefined, address = '192.0.2.1'): Context =>
  context('guest', { visitorSession, address })

async function count(times: number, name: LimitName, who: (index: number) => Context): Promise<void> {
  for (let index = 0; index < times; index += 1) await site.limiter.count(name, who(index))
}

async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw new Error('was to be refused', { cause: error })
  return error
}

async function expectTooMany(call: Promise<unknown>, seconds: number): Promise<void> {
  const refusal = await refusalOf(call)
  expect(refusal).toMatchObject({ kind: 'too_many', code: 'site.too_many', params: { seconds } })
}

describe.each([
  { name: 'pledge', points: 10, seconds: 3600 },
  { name: 'registration', points: 20, seconds: 3600 },
] as const)('the limit of $name', ({ name, points, seconds }) => {
  it(`is ${points} per person, with the time to wait`, async () => {
    await count(points, name, () => guestOf('ada'))
    await expectTooMany(site.limiter.count(name, guestOf('ada')), seconds)
    await site.limiter.count(name, guestOf('ben'))
  })

  it('is twenty times as much per address, for any number of people there', async () => {
    await count(points * 20, name, index => guestOf(`person-${Math.floor(index / points)}`))
    await expectTooMany(site.limiter.count(name, guestOf('one more')), seconds)
    await site.limiter.count(name, guestOf('one more', '192.0.2.2'))
  })

  it('ends with its window', async () => {
    await count(points, name, () => guestOf('ada'))
    vi.setSystemTime(new Date(Date.parse(anniversary) + (seconds - 1) * 1000))
    await expectTooMany(site.limiter.count(name, guestOf('ada')), 1)
    vi.setSystemTime(new Date(Date.parse(anniversary) + (seconds + 1) * 1000))
    await site.limiter.count(name, guestOf('ada'))
  })
})

describe('the person of a limit', () => {
  it('is the member, at any address', async () => {
    const ada = await aMember(setup)
    await count(limits.pledge.points, 'pledge', index =>
      context(ada, { address: `192.0.2.${index}`, visitorSession: `tab-${index}` }),
    )
    await expectTooMany(site.limiter.count('pledge', context(ada, { address: '192.0.2.77' })), 3600)
  })

  it('is the address of a guest without a visitor session', async () => {
    await count(limits.pledge.points, 'pledge', () => guestOf(undefined))
    await expectTooMany(site.limiter.count('pledge', guestOf(undefined)), 3600)
    await site.limiter.count('pledge', guestOf(undefined, '192.0.2.2'))
  })

  it('has a separate count for each limit', async () => {
    await count(limits.pledge.points, 'pledge', () => guestOf('ada'))
    await site.limiter.count('registration', guestOf('ada'))
  })

  it('has an exact count after a burst', async () => {
    const burst = await Promise.allSettled(
      Array.from({ length: 25 }, () => site.limiter.count('pledge', guestOf('ada'))),
    )
    expect(burst.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.pledge.points)
  })

  it('cannot be read from the table', async () => {
    await site.limiter.count('pledge', guestOf('ada-session'))
    await site.limiter.countKey('login', 'ada@example.org 192.0.2.1')
    const rows = await em().execute<{ key: string }[]>('select key from limit_count')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/ada|192\.0\.2/)
  })

  it('cannot be found by hashing every address', async () => {
    await site.limiter.count('pledge', guestOf(undefined, '192.0.2.77'))
    await site.limiter.countKey('loginAddress', '192.0.2.77')
    const guesses = Array.from({ length: 256 }, (_, last) => `192.0.2.${last}`).flatMap(address => [
      hashToken(address),
      hashToken(`a${address}`),
    ])
    const rows = await em().execute<{ key: string }[]>('select key from limit_count')
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ key }) => guesses.some(guess => key.includes(guess)))).toEqual([])
  })

  it('loses its counts after the window, when the cleanup runs, and no others', async () => {
    await site.limiter.count('visitor', guestOf('ada'))
    await site.limiter.count('pledge', guestOf('ada'))
    vi.setSystemTime(new Date(Date.parse(anniversary) + 60_000))
    await site.limiter.forgetExpired()
    expect(await em().execute('select key from limit_count')).toHaveLength(2)
    vi.setSystemTime(new Date(Date.parse(anniversary) + 3_600_000))
    await site.limiter.forgetExpired()
    expect(await em().execute('select key from limit_count')).toEqual([])
  })

  it('keeps its counts over a restart', async () => {
    await count(limits.pledge.points, 'pledge', () => guestOf('ada'))
    await expectTooMany(new Limiter(sql, site.vault, true).count('pledge', guestOf('ada')), 3600)
  })
})

describe('limits apply to calls', () => {
  it('so that the eleventh pledge of an hour is refused', async () => {
    const ada = as('guest', { visitorSession: 'ada' })
    for (let index = 0; index < 10; index += 1) await ada.pledge.submit({ ...words, message: `第${index}次` })
    await expectRefusal(ada.pledge.submit({ ...words, message: '第十一次' }), 'too_many', 'site.too_many')
  })

  it('so that the twenty-first registration of an hour is refused', async () => {
    const person = (index: number) => ({
      username: `person_${index}`,
      email: `p${index}@example.org`,
      password: 'sluice-gate',
    })
    for (let index = 0; index < 20; index += 1) await as('guest').member.register(person(index))
    await expectRefusal(as('guest').member.register(person(20)), 'too_many', 'site.too_many')
  })

  it('so that the three hundred and first visitor of a minute from one address is refused', async () => {
    await count(limits.visitor.points, 'visitor', index => guestOf(`visitor-${index}`))
    await expectRefusal(as('guest').visitor.add({ sessionId: 'visitor-301-a' }), 'too_many', 'site.too_many')
    expect(await as('guest', { address: '192.0.2.2' }).visitor.add({ sessionId: 'visitor-301-a' })).toMatchObject({
      isNewVisitor: true,
    })
  })

  it('so that the twenty-first comment of a minute, and the twenty-first article of an hour, are refused', async () => {
    const [ada, ben] = [await aMember(setup), await aMember(setup)]
    const { id } = await anArticle(setup, ben)
    for (let index = 0; index < 20; index += 1) await aComment(setup, ada, id)
    await expectRefusal(aComment(setup, ada, id), 'too_many', 'site.too_many')
    for (let index = 0; index < 20; index += 1) await anArticle(setup, ada, { title: `第${index}篇` })
    await expectRefusal(anArticle(setup, ada), 'too_many', 'site.too_many')
    await aComment(setup, ben, id)
  })

  it('so that the twenty-first reply of a minute, and the twenty-first post of an hour, are refused', async () => {
    const [ada, ben] = [await aMember(setup), await aMember(setup)]
    const board = await aBoard(setup)
    const { id } = await aPost(setup, ben, board.id)
    for (let index = 0; index < limits.reply.points; index += 1) await aReply(setup, ada, id)
    await expectRefusal(aReply(setup, ada, id), 'too_many', 'site.too_many')
    for (let index = 0; index < limits.post.points; index += 1) await aPost(setup, ada, board.id)
    await expectRefusal(aPost(setup, ada, board.id), 'too_many', 'site.too_many')
    await aReply(setup, ben, id)
  })

  it('so that the twenty-first poster of a minute is refused, before it is drawn', async () => {
    const draw = (visitorSession: string) =>
      as('guest', { visitorSession }).poster.draw({
        theme: 'night',
        motto: '',
        address: 'https://site.example/',
        locale: 'zh',
      })
    await count(limits.poster.points - 1, 'poster', () => guestOf('ada'))
    expect((await draw('ada')).png).not.toBe('')
    await expectRefusal(draw('ada'), 'too_many', 'site.too_many')
    await count(limits.poster.points * 4, 'poster', index => guestOf(`person-${index}`))
    await expectRefusal(draw('ben'), 'too_many', 'site.too_many')
  })

  it('so that the hundred and twenty-first swap or shuffle of a minute is refused', async () => {
    const { mosaic } = as('guest', { visitorSession: 'ada' })
    const puzzle = { picture: 'torch', size: 3 } as const
    await count(limits.mosaic.points - 1, 'mosaic', () => guestOf('ada'))
    await mosaic.swap({ ...puzzle, piece: 0, place: 1 })
    await expectRefusal(mosaic.swap({ ...puzzle, piece: 0, place: 2 }), 'too_many', 'site.too_many')
    await expectRefusal(mosaic.shuffle(puzzle), 'too_many', 'site.too_many')
  })

  it('but malformed calls do not count', async () => {
    const ada = as('guest', { visitorSession: 'ada' })
    for (let index = 0; index < 11; index += 1)
      await expectRefusal(ada.pledge.submit({ ...words, name: '' }), 'invalid', 'pledge.name_required', 'name')
    expect(await ada.pledge.submit(words)).toMatchObject({ status: 'pending' })
  })
})

describe('LIMITS=off', () => {
  it('switches off every limit, and needs no query', async () => {
    const silent: RunSql = () => Promise.reject(new Error('nothing was to be asked'))
    const open = new Limiter(silent, site.vault, false)
    for (let index = 0; index < 1000; index += 1) await open.count('pledge', guestOf('ada'))
    await open.countKey('login', 'ada')
  })
})

describe('limits on an unavailable database', () => {
  it('refuse the calls', async () => {
    const gone: RunSql = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    const limited = as('guest', { site: { ...site, limiter: new Limiter(gone, site.vault, true) } })
    await expectRefusal(limited.pledge.submit(words), 'unavailable', 'site.unavailable')
  })
})
