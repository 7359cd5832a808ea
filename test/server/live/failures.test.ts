import { describe, expect, it, vi } from 'vitest'
import type { Site } from '#server/rpc/context.ts'
import { ownTopic } from '#server/live/live-hub.ts'
import { Throttle } from '#server/live/throttle.ts'
import { LiveStream } from '#server/live/live-stream.ts'
import { aSession, liveSite, untilMessage } from '#test/support/live-site.ts'
import { aMember, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, reported } = setup

describe('a stream that ends while its missed events are being read', () => {
  it.each(['because the session ended', 'because the site stops'])(
    '%s, opens, sends all of them and closes',
    async why => {
      const { live, open } = await liveSite(setup)
      const ada = await aMember(setup)
      const { cookie, id } = await aSession(setup, ada)
      const read = Promise.withResolvers<undefined>()
      const result = live.missed.readSince('torch', undefined)
      vi.spyOn(live.missed, 'readSince').mockImplementation(() => read.promise.then(() => result))
      const opening = open('torch', cookie)
      await expect.poll(() => live.hub.hasListeners(ownTopic(ada.id))).toBe(true)
      const isSessionOver = why === 'because the session ended'
      if (isSessionOver) site.bus.publish('sessionsEnded', { memberId: ada.id, only: id, but: 0 })
      else live.close()
      read.resolve(undefined)
      const { stream } = await opening
      await expect.poll(() => stream.isClosed).toBe(true)
      expect(stream.received).toContain('"topic":"torch"')
      expect(stream.received.includes('"sessionEnded":true')).toBe(isSessionOver)
      expect(reported).toEqual([])
    },
  )
})

it('an event that could not be read is sent as soon as it can be read again', async () => {
  let isAway = false
  function fork(): ReturnType<Site['fork']> {
    if (isAway) throw new Error('the database is away')
    return site.fork()
  }
  const { open } = await liveSite({ site: { ...site, fork } })
  const page = await open('pledges')
  const pledge = await aPledge(setup)
  isAway = true
  site.bus.publish('textShown', { type: 'pledge', id: pledge.id, scope: 0 })
  await expect.poll(() => reported.length).toBe(1)
  isAway = false
  await untilMessage(page, [pledge.id])
})

it('a stream that fails is dropped, and the other streams get this event and later ones', async () => {
  const { live, open } = await liveSite(setup)
  await open('torch')
  const page = await open('torch')
  vi.spyOn(LiveStream.prototype, 'send').mockImplementationOnce(() => {
    throw new Error('a broken stream')
  })
  for (const count of [1, 2]) await live.hub.publish('torch', Buffer.from(`data: {"topic":"torch","n":${count}}\n\n`))
  await expect.poll(() => page.stream.received).toMatch(/"n":1}[^]*"n":2}/)
  expect(reported.map(({ fault }) => fault)).toEqual([new Error('a broken stream')])
  expect(live.hub.size).toBe(1)
})

it('a throttle acts on events after a failed act', async () => {
  const faults: unknown[] = []
  const act = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no'))
  const joined = new Throttle({ act, report: fault => faults.push(fault), pause: () => 1 })
  joined.trigger()
  await expect.poll(() => faults).toEqual([new Error('no')])
  joined.trigger()
  await expect.poll(() => act.mock.calls.length).toBe(2)
})
