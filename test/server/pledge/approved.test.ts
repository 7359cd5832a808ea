import { isTrackedEnvelope } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { followApproved } from '#server/pledge/follow-approved.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import { createCaller } from '#server/router.ts'
import { anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { site, em, clock, as, context } = house

/** Inside the house an event travels in its envelope; the door opens it. */
function opened(event: unknown): readonly [string, PledgeCard, ...unknown[]] {
  if (!isTrackedEnvelope<PledgeCard>(event)) throw new Error('an event without a mark')
  return event
}

interface Arrived {
  mark: string
  id: number
}

/** A page that follows the sparks. `next` waits for one; `leave` closes it. */
async function aPage(lastEventId?: string) {
  const leaving = new AbortController()
  const caller = createCaller(context('guest'), { signal: leaving.signal })
  const arrivals = (await caller.pledge.approved({ lastEventId }))[Symbol.asyncIterator]()
  async function next(): Promise<Arrived | undefined> {
    const arrival = await arrivals.next()
    if (arrival.done === true) return undefined
    const [mark, { id }] = opened(arrival.value)
    return { mark, id }
  }
  return { next, leave: () => leaving.abort(), close: () => arrivals.return?.() }
}

const listening = () => site.bus.listeners('pledgeApproved')

async function approve(...pledges: Pledge[]): Promise<void> {
  const admin = as(await anAdmin(house))
  for (const { id } of pledges) {
    clock.advance(seconds(1))
    await admin.pledge.review({ id, status: 'approved' })
  }
}

const waiting = (message: string) => aPledge(house, { status: 'pending', message })

/** A page that already listens. */
async function aListeningPage(lastEventId?: string) {
  const page = await aPage(lastEventId)
  const first = page.next()
  await expect.poll(listening).toBe(1)
  return { ...page, first }
}

describe('a page that follows the sparks', () => {
  it('is told of each as it is approved, in order, as everybody may see it', async () => {
    const [one, two] = [await waiting('一'), await waiting('二')]
    const page = await aListeningPage()
    await approve(two, one)
    expect(await page.first).toMatchObject({ id: two.id })
    expect(await page.next()).toMatchObject({ id: one.id })
    page.leave()
  })

  it('is shown the card and nothing of its sender', async () => {
    const pledge = await waiting('一')
    const arrivals = (await as('guest').pledge.approved({}))[Symbol.asyncIterator]()
    const first = arrivals.next()
    await expect.poll(listening).toBe(1)
    await approve(pledge)
    const [, card] = opened((await first).value)
    expect(Object.keys(card).sort()).toEqual(['createdAt', 'grade', 'id', 'language', 'message', 'name'])
    await arrivals.return?.()
  })

  it('hears nothing of a rejection, of an approval again, nor of what is gone by then', async () => {
    const [rejected, approved, gone, last] = [
      await waiting('一'),
      await waiting('二'),
      await waiting('三'),
      await waiting('四'),
    ]
    const page = await aListeningPage()
    const admin = as(await anAdmin(house))
    await admin.pledge.review({ id: rejected.id, status: 'rejected' })
    await approve(approved)
    expect(await page.first).toMatchObject({ id: approved.id })
    await approve(approved)
    await em().nativeDelete(Pledge, gone.id)
    site.bus.publish('pledgeApproved', { id: gone.id })
    await approve(last)
    expect(await page.next()).toMatchObject({ id: last.id })
    page.leave()
  })

  it('costs one read for each spark, however many pages are open', async () => {
    let reads = 0
    function fork() {
      reads += 1
      return site.fork()
    }
    const leaving = new AbortController()
    const pages = Array.from({ length: 20 }, () => followApproved({ ...site, fork }, undefined, leaving.signal))
    const first = pages.map(page => page.next())
    await expect.poll(listening).toBe(20)
    const pledge = await waiting('一')
    await approve(pledge)
    expect(await Promise.all(first)).toMatchObject(pages.map(() => ({ value: { text: { id: pledge.id } } })))
    expect(reads).toBe(1)
    leaving.abort()
  })

  it('is nowhere left in the house when it closes, however it does', async () => {
    const left = await aListeningPage()
    left.leave()
    expect(await left.first).toBeUndefined()
    expect(listening()).toBe(0)

    const mark = `${clock.now().getTime()}-0`
    const pledge = await aPledge(house)
    const closedEarly = await aPage(mark)
    expect(await closedEarly.next()).toMatchObject({ id: pledge.id })
    await closedEarly.close()
    expect(listening()).toBe(0)
  })
})

describe('a page that was away', () => {
  it('is told what it missed, oldest first, then goes on listening', async () => {
    const pledges = [await waiting('一'), await waiting('二'), await waiting('三'), await waiting('四')]
    const [one, two, three, four] = pledges
    const page = await aListeningPage()
    await approve(...pledges.slice(0, 1))
    const mark = (await page.first)?.mark
    page.leave()
    await approve(...pledges.slice(1, 3))
    const back = await aPage(mark)
    expect(await back.next()).toMatchObject({ id: two?.id })
    expect(await back.next()).toMatchObject({ id: three?.id })
    const next = back.next()
    await approve(...pledges.slice(3))
    expect(await next).toMatchObject({ id: four?.id })
    expect(mark).toMatch(new RegExp(`-${one?.id ?? 0}$`))
    back.leave()
  })

  it('is told all of it, however much it was', async () => {
    const mark = `${clock.now().getTime()}-0`
    const missed: number[] = []
    for (let index = 0; index < 120; index += 1) {
      // Many are approved in the same moment: their numbers keep them apart.
      if (index % 7 === 0) clock.advance(1)
      missed.push((await aPledge(house, { message: `第${index}句` })).id)
    }
    const back = await aPage(mark)
    const told: number[] = []
    for (let index = 0; index < missed.length; index += 1) told.push((await back.next())?.id ?? 0)
    expect(told).toEqual(missed)
    back.leave()
  })

  it('is told once of what is approved while it catches up', async () => {
    const mark = `${clock.now().getTime()}-0`
    const [old, fresh, last] = [await aPledge(house, { message: '旧' }), await waiting('新'), await waiting('末')]
    const back = await aPage(mark)
    const first = back.next()
    await expect.poll(listening).toBe(1)
    await approve(fresh)
    const told = [await first, await back.next()]
    await approve(last)
    told.push(await back.next())
    expect(told.map(arrived => arrived?.id)).toEqual([old.id, fresh.id, last.id])
    back.leave()
  })

  it.each(['', 'nonsense', '-1-1', '1e9-1', '9999999999999999-1', '1-99999999999'])(
    'with a mark that we did not give (%j) listens from now on',
    async mark => {
      await aPledge(house, { message: '旧' })
      const fresh = await waiting('新')
      const page = await aListeningPage(mark)
      await approve(fresh)
      expect(await page.first).toMatchObject({ id: fresh.id })
      page.leave()
    },
  )

  it('with a mark that is far too long is refused', async () => {
    await expectRefusal(
      as('guest').pledge.approved({ lastEventId: '1'.repeat(41) }),
      'invalid',
      'invalid.value',
      'lastEventId',
    )
  })
})
