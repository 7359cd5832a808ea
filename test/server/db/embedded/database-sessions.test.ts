import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/connection.ts'
import { databasePathsIn } from '#server/db/embedded/database-paths.ts'
import { isDatabaseUnavailable } from '#server/rpc/database-unavailable.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dataDir = mkdtempSync(join(tmpdir(), 'sessions-'))
const reports: string[] = []
const database = await openDatabase({
  url: undefined,
  dataDir,
  durable: false,
  report: message => void reports.push(message),
})
await database.orm.em.fork().execute('create table note (word text)')
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function connection(): Promise<Client> {
  const client = new Client({ host: databasePathsIn(dataDir).sockets, user: 'postgres', database: 'postgres' })
  client.on('error', () => undefined) // the tests cut connections on purpose
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function words(): Promise<unknown[]> {
  const rows = await database.orm.em.fork().execute<{ word: string }[]>('select word from note order by word')
  return rows.map(row => row.word)
}

describe('many connections that share the one session', () => {
  it('get each their own results, also with parameters larger than a socket buffer', async () => {
    const clients = await Promise.all([connection(), connection(), connection(), connection()])
    const large = 'x'.repeat(300_000)
    const results = clients.map(async (client, who) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const text = who % 2 === 0 ? large : 'small'
        const { rows } = await client.query(`select $1::int as turn, length($2) as size, ${String(who)} as who`, [
          turn,
          text,
        ])
        expect(rows).toEqual([{ turn, size: text.length, who }])
      }
    })
    await Promise.all(results)
  })

  it('keep a transaction separate until it commits, while others wait', async () => {
    const [one, other] = [await connection(), await connection()]
    await one.query('begin')
    await one.query("insert into note values ('mine')")
    const seen = other.query('select count(*)::int as count from note')
    await one.query("insert into note values ('mine too')")
    await one.query('commit')
    expect((await seen).rows).toEqual([{ count: 2 }])
  })

  it('get an error only in the transaction that caused it, and a rollback ends it', async () => {
    const [one, other] = [await connection(), await connection()]
    await one.query('begin')
    await expect(one.query('select $1::int', ['not a number'])).rejects.toThrow('invalid input syntax')
    await expect(one.query('select 1')).rejects.toThrow('current transaction is aborted')
    const seen = other.query('select 1 as one')
    await one.query('rollback')
    expect((await seen).rows).toEqual([{ one: 1 }])
  })

  it('stream a long result in pieces', async () => {
    const numbers: unknown[] = []
    const stream = database.orm.em.getConnection().stream('select generate_series(1, 1000) as number')
    for await (const row of stream) numbers.push(row)
    expect(numbers).toHaveLength(1000)
  })
})

describe('a connection that ends', () => {
  it('has its transaction rolled back, and the others go on', async () => {
    const client = new Client({ host: databasePathsIn(dataDir).sockets, user: 'postgres', database: 'postgres' })
    await client.connect()
    const before = await words()
    await client.query('begin')
    await client.query("insert into note values ('never')")
    const seen = words()
    await client.end()
    expect(await seen).toEqual(before)
  })

  it('is cut off when it keeps a transaction idle while others wait', async () => {
    const before = await words()
    reports.length = 0
    const failure = await database.orm.em
      .fork()
      .transactional(async em => {
        await em.execute("insert into note values ('forgotten')")
        await words() // the mistake: a query that does not use the transaction's own em
        await em.execute('select 1')
      })
      .catch((error: unknown) => error)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect(await words()).toEqual(before)
    expect(reports).toEqual([expect.stringContaining('cut off')])
  })
})

describe('an embedded database that crashes', { timeout: 60_000 }, () => {
  it('is restarted automatically, with everything that was committed', async () => {
    reports.length = 0
    const before = await words()
    // PGlite cannot run COPY from a client: it crashes in the middle of the statement.
    const failure = await database.orm.em
      .fork()
      .execute('copy note from stdin')
      .catch((error: unknown) => error)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    const started = Date.now()
    let again: unknown[] | undefined
    while (again === undefined) {
      again = await words().catch(async (error: unknown) => {
        expect(isDatabaseUnavailable(error)).toBe(true)
        await pause(20)
        return undefined
      })
    }
    expect(again).toEqual(before)
    expect(Date.now() - started).toBeLessThan(15_000)
    expect(reports).toEqual([expect.stringContaining('started again'), expect.stringContaining('running again')])
  })
})
