import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/connection.ts'
import { listenToChannel, notifyChannel } from '#server/db/listen-notify.ts'
import { startPostgres } from '#test/support/postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

describe.skipIf(postgres === undefined)('messages between processes', () => {
  const url = postgres?.url ?? ''

  async function open() {
    const database = await openDatabase({ url, dataDir: '', report: message => expect.fail(message) })
    onTestFinished(() => database.close())
    return database.orm.em
  }

  function hear(channel: string) {
    const heard: string[] = []
    const listening = listenToChannel(url, channel, payload => void heard.push(payload))
    onTestFinished(() => listening.close())
    return { heard, listening }
  }

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await pause(5)
  }

  it('arrive when the transaction commits, and only on their channel', async () => {
    const em = await open()
    const { heard, listening } = hear('Sparks "quoted"')
    const other = hear('torch')
    await Promise.all([listening.ready, other.listening.ready])
    await em.fork().transactional(async tx => {
      await notifyChannel(tx, 'Sparks "quoted"', ['{"id":1}'])
      await pause(50)
      expect(heard).toEqual([])
    })
    await notifyChannel(em.fork(), 'torch', ['the end'])
    // The two connections may receive them in either order.
    await until(() => other.heard.length > 0 && heard.length > 0)
    expect(heard).toEqual(['{"id":1}'])
    expect(other.heard).toEqual(['the end'])
  })

  it('arrive again after the connection broke', async () => {
    const em = await open()
    const { heard, listening } = hear('torch')
    await listening.ready
    await em.fork().execute(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
    while (heard.length === 0) {
      await notifyChannel(em.fork(), 'torch', ['again'])
      await pause(5)
    }
    expect(heard[0]).toBe('again')
  })

  it('do not arrive after close', async () => {
    const em = await open()
    const { heard, listening } = hear('torch')
    await listening.ready
    await listening.close()
    await notifyChannel(em.fork(), 'torch', ['unheard'])
    await pause(50)
    expect(heard).toEqual([])
  })

  it('can be sent in one statement, and keep their order', async () => {
    const em = await open()
    const { heard, listening } = hear('torch')
    await listening.ready
    await notifyChannel(em.fork(), 'torch', ['one', 'two', 'three'])
    await until(() => heard.length === 3)
    expect(heard).toEqual(['one', 'two', 'three'])
  })

  it('are refused when they are longer than PostgreSQL takes', async () => {
    await expect(notifyChannel(await open(), 'torch', ['长'.repeat(2_700)])).rejects.toThrow('longer')
  })
})
