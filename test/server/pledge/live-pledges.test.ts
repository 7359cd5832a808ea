import { describe, expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { liveSite, untilMessage } from '#test/support/live-site.ts'
import { anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, clock, as } = setup

async function approve(...pledges: Pledge[]): Promise<void> {
  const admin = as(await anAdmin(setup))
  for (const { id } of pledges) {
    clock.advance(seconds(1))
    await admin.pledge.review({ id, status: 'approved' })
  }
}

const waiting = (message: string) => aPledge(setup, { status: 'pending', message })
const since = () => `pledges@${clock.now().getTime()}`

describe('a live page with pledges', () => {
  it('gets each pledge when it is approved, in order, as the public sees it', async () => {
    const [one, two] = [await waiting('一'), await waiting('二')]
    const page = await (await liveSite(setup)).open('pledges')
    await approve(two, one)
    await untilMessage(page, [two.id, one.id])
    for (const card of page.texts())
      expect(Object.keys(card).sort()).toEqual(['createdAt', 'grade', 'id', 'language', 'message', 'name'])
  })

  it('gets no rejection, no repeated approval, and no pledge that is removed by then', async () => {
    const [rejected, approved, gone, last] = [
      await waiting('一'),
      await waiting('二'),
      await waiting('三'),
      await waiting('四'),
    ]
    const page = await (await liveSite(setup)).open('pledges')
    const admin = as(await anAdmin(setup))
    await admin.pledge.review({ id: rejected.id, status: 'rejected' })
    await approve(approved)
    await untilMessage(page, [approved.id])
    await approve(approved)
    await em().nativeDelete(Pledge, gone.id)
    site.bus.publish('textShown', { type: 'pledge', id: gone.id, scope: 0 })
    await approve(last)
    await untilMessage(page, [approved.id, last.id])
  })

  it('needs one read for many pledges of one moment, however many pages are open', async () => {
    let reads = 0
    const counting = {
      ...site,
      fork() {
        reads += 1
        return site.fork()
      },
    }
    const { open } = await liveSite({ site: counting })
    const pages = await Promise.all(Array.from({ length: 20 }, () => open('pledges')))
    const pledges = await Promise.all(['一', '二', '三'].map(waiting))
    // The pledges are submitted at the same time, so their ids come in any order.
    const ids = pledges.map(({ id }) => id).sort((one, other) => one - other)
    await as(await anAdmin(setup)).pledge.reviewMany({ ids, status: 'approved' })
    for (const page of pages) await untilMessage(page, ids)
    expect(reads).toBe(1)
    expect(pages.map(page => page.messages().length)).toEqual(pages.map(() => 1))
  })

  it('leaves nothing in the hub when it disconnects', async () => {
    const { live, open } = await liveSite(setup)
    const page = await open('pledges,torch')
    expect(live.hub.size).toBe(1)
    page.leave()
    await expect.poll(() => live.hub.size).toBe(0)
    expect([live.hub.hasListeners('pledges'), live.hub.hasListeners('torch')]).toEqual([false, false])
  })
})

describe('a live page that reconnects', () => {
  it('gets the pledges that it missed, oldest first, and then the new ones', async () => {
    const pledges = [await waiting('一'), await waiting('二'), await waiting('三'), await waiting('四')]
    const ids = pledges.map(({ id }) => id)
    const { open } = await liveSite(setup)
    await approve(...pledges.slice(0, 1))
    clock.advance(seconds(60))
    const left = since()
    await approve(...pledges.slice(1, 3))
    const back = await open(left)
    await untilMessage(back, ids.slice(1, 3))
    await approve(...pledges.slice(3))
    await untilMessage(back, ids.slice(1))
  })

  it('gets a pledge that was approved just before it disconnected: the approval has a timestamp from before the commit', async () => {
    const pledge = await waiting('一')
    const { open } = await liveSite(setup)
    await approve(pledge)
    clock.advance(seconds(3))
    await untilMessage(await open(since()), [pledge.id])
  })

  it('gets the newest two hundred, also when many have the same timestamp', async () => {
    const mark = since()
    const missed: number[] = []
    for (let index = 0; index < 220; index += 1) {
      if (index % 7 === 0) clock.advance(1)
      missed.push((await aPledge(setup, { message: `第${index}句` })).id)
    }
    await untilMessage(await (await liveSite(setup)).open(mark), missed.slice(20))
  })

  it('shares one read with all that disconnected in the same seconds, and gets nothing from before a later approval', async () => {
    let reads = 0
    const fork = () => {
      reads += 1
      return site.fork()
    }
    const { open } = await liveSite({ site: { ...site, fork } })
    const mark = since()
    await Promise.all(Array.from({ length: 20 }, () => open(mark)))
    expect(reads).toBe(1)
    const pledge = await waiting('一')
    await approve(pledge)
    const page = await open(mark)
    await expect.poll(() => page.ids()[0]).toBe(pledge.id)
  })

  it.each(['pledges@', 'pledges@-1', 'pledges@1e9', 'pledges@999999999999999', 'nonsense,pledges'])(
    'with an invalid position (%s) gets only new pledges',
    async topics => {
      await aPledge(setup, { message: '旧' })
      const fresh = await waiting('新')
      const page = await (await liveSite(setup)).open(`${topics},torch`)
      await approve(fresh)
      await expect.poll(() => page.stream.status).toBe(200)
      await expect.poll(() => page.messages().length).toBeGreaterThan(0)
      expect(page.ids().filter(id => id !== fresh.id)).toEqual([])
    },
  )

  it('and polls instead of streaming gets the same, and the position for the next poll', async () => {
    const { ask } = await liveSite(setup)
    const mark = since()
    const pledge = await waiting('一')
    await approve(pledge)
    const state = await ask(`${mark},torch`)
    expect(state.messages).toMatchObject([
      { topic: 'pledges', texts: [{ id: pledge.id }] },
      { topic: 'torch', torch: { count: 0 } },
    ])
    expect(state.at).toBe(clock.now().getTime())
    clock.advance(seconds(60))
    expect((await ask(`pledges@${clock.now().getTime()}`)).messages).toEqual([])
  })
})
