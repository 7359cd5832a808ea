import { describe, expect, it } from 'vitest'
import { countVisitor } from '#server/visitor/count-visitor.ts'
import { Visitor } from '#server/visitor/visitor.entity.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, as } = setup

const guest = as('guest')
const add = (sessionId: string | null) => guest.visitor.add({ sessionId })
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const inOrder = (numbers: number[]) => numbers.sort((one, other) => one - other)

describe('a visitor', () => {
  it('gets the number one, two, three', async () => {
    for (const visitorNumber of oneTo(3)) {
      const sessionId = `visitor-1761530400000-${visitorNumber}`
      expect(await add(sessionId)).toEqual({
        isNewVisitor: true,
        sessionId,
        visitorNumber,
        totalVisitors: visitorNumber,
      })
    }
    expect(await guest.visitor.count()).toEqual({ totalVisitors: 3 })
  })

  it('keeps the number on another visit, and is counted once', async () => {
    await add('visitor-1-a')
    await add('visitor-2-b')
    const again = { isNewVisitor: false, sessionId: 'visitor-1-a', visitorNumber: 1, totalVisitors: 2 }
    expect(await add('visitor-1-a')).toEqual(again)
    expect(await as(await aMember(setup)).visitor.add({ sessionId: 'visitor-1-a' })).toEqual(again)
  })

  it.each([[null], [undefined]])('without a valid session (%s) gets one and is counted', async sessionId => {
    const { sessionId: given, ...counted } = await guest.visitor.add({ sessionId })
    expect(given).toMatch(/^visitor-1761530400000-[0-9a-z]+$/)
    expect(counted).toEqual({ isNewVisitor: true, visitorNumber: 1, totalVisitors: 1 })
    expect(await add(given)).toMatchObject({ isNewVisitor: false, visitorNumber: 1 })
    expect(await guest.visitor.add({})).toMatchObject({ isNewVisitor: true, visitorNumber: 2 })
  })

  it('with a session in other letter case is another visitor', async () => {
    await add('visitor-1-a')
    expect(await add('VISITOR-1-A')).toMatchObject({ isNewVisitor: true, visitorNumber: 2 })
  })
})

describe('a returning browser', () => {
  const browser = as('guest', { visitorSession: 'visitor-1-a' })

  it('gets its own number, and the count of today', async () => {
    await add('visitor-1-a')
    await add('visitor-2-b')
    expect(await browser.visitor.own()).toEqual({ totalVisitors: 2, visitorNumber: 1 })
  })

  it('gets none before it was counted, nor without a session, and is not counted by asking', async () => {
    await add('visitor-2-b')
    expect(await browser.visitor.own()).toEqual({ totalVisitors: 1, visitorNumber: null })
    expect(await guest.visitor.own()).toEqual({ totalVisitors: 1, visitorNumber: null })
    expect(await guest.visitor.count()).toEqual({ totalVisitors: 1 })
  })
})

describe('a crowd', () => {
  it('of two hundred visitors at the same time gets two hundred numbers without a gap', async () => {
    const results = await Promise.all(oneTo(200).map(index => add(`visitor-1-${index}`)))
    expect(inOrder(results.map(({ visitorNumber }) => visitorNumber))).toEqual(oneTo(200))
    for (const { visitorNumber, totalVisitors } of results) expect(totalVisitors).toBeGreaterThanOrEqual(visitorNumber)
    expect(await guest.visitor.count()).toEqual({ totalVisitors: 200 })
  })

  it('of twenty tabs of one visitor is one visitor, and takes one number', async () => {
    const results = await Promise.all(oneTo(20).map(() => add('visitor-1-a')))
    expect(new Set(results.map(({ visitorNumber }) => visitorNumber))).toEqual(new Set([1]))
    expect(results.filter(({ isNewVisitor }) => isNewVisitor)).toHaveLength(1)
    expect(await add('visitor-2-b')).toMatchObject({ visitorNumber: 2, totalVisitors: 2 })
  })

  it('in which each comes twice at the same time is counted once each', async () => {
    const sessions = [...oneTo(30), ...oneTo(30)].map(index => `visitor-1-${index}`)
    const results = await Promise.all(sessions.map(add))
    const numberOf = new Map(results.map(({ sessionId, visitorNumber }) => [sessionId, visitorNumber]))
    for (const { sessionId, visitorNumber } of results) expect(visitorNumber).toBe(numberOf.get(sessionId))
    expect(inOrder([...numberOf.values()])).toEqual(oneTo(30))
    expect(await em().count(Visitor)).toBe(30)
  })
})

describe('a crowd on two processes', () => {
  // Calls are grouped per process; a second site on the same database stands for the second process.
  const counting = [site, { ...site }]

  it('gets each number once, without a gap', async () => {
    const sessions = oneTo(120).map(index => `visitor-1-${index}`)
    const results = await Promise.all(sessions.flatMap(session => counting.map(each => countVisitor(each, session))))
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(120)
    expect(inOrder([...new Set(results.map(({ number }) => number))])).toEqual(oneTo(120))
    expect(await guest.visitor.count()).toEqual({ totalVisitors: 120 })
  })
})

describe('a listener', () => {
  it('gets one event for all visitors who were counted together', async () => {
    const totals: number[] = []
    const stop = site.bus.on('visitorCounted', ({ total }) => totals.push(total))
    await Promise.all([...oneTo(40), 1].map(index => add(`visitor-1-${index}`)))
    stop()
    expect(totals.at(-1)).toBe(40)
    expect(totals.length).toBeLessThan(10)
  })

  it('gets one event for each new visitor, and none for a returning one', async () => {
    const totals: number[] = []
    const stop = site.bus.on('visitorCounted', ({ total }) => totals.push(total))
    await add('visitor-1-a')
    await add('visitor-1-a')
    await add('visitor-2-b')
    stop()
    expect(totals).toEqual([1, 2])
  })
})
