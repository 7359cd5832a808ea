import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { Bus } from '#server/rpc/event-bus.ts'
import type { Site } from '#server/rpc/context.ts'
import { openDatabase } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { relayBus } from '#server/http/relay-events-between-processes.ts'
import { aSession, liveSite, untilMessage } from '#test/support/live-site.ts'
import { aMember, aPledge } from '#test/support/people.ts'
import { startPostgres } from '#test/support/postgres.ts'
import { testSite } from '#test/support/site.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())
const setup = await testSite()

/** Starts one of several processes on the same database. */
async function aProcess(url: string) {
  const database = await openDatabase({ url, dataDir: '', report: message => expect.fail(message) })
  await migrate(database)
  const site: Site = { ...setup.site, fork: () => database.orm.em.fork(), bus: new Bus() }
  const stop = relayBus(site, url)
  onTestFinished(async () => {
    await stop()
    await database.close()
  })
  return { site, ...(await liveSite({ site })) }
}

describe.skipIf(postgres === undefined)('two processes on one database', () => {
  it('send events to the pages of both: texts, the torch, likes; and the end of a session ends its streams in both', async () => {
    const url = postgres?.url ?? ''
    const [one, two] = [await aProcess(url), await aProcess(url)]
    const ada = await aMember(one)
    const session = await aSession(one, ada)
    const pages = [await one.open('pledges,torch'), await two.open('pledges,torch', session.cookie)]
    const pledge = await aPledge(one)
    // The relay starts to listen asynchronously.
    await expect
      .poll(
        () => {
          one.site.bus.publish('torchPassed', { count: performance.now() | 0 })
          return pages.every(page => page.messages().filter(({ torch }) => torch).length > 1)
        },
        { timeout: 10_000, interval: 100 },
      )
      .toBe(true)
    one.site.bus.publish('textShown', { type: 'pledge', id: pledge.id, scope: 0 })
    for (const page of pages) await untilMessage(page, [pledge.id])
    one.site.bus.publish('sessionsEnded', { memberId: ada.id, only: session.id, but: 0 })
    await expect.poll(() => pages.map(({ stream }) => stream.isClosed)).toEqual([false, true])
  })
})
