import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { migrate, openDatabase, type Database } from '#server/db/connection.ts'
import { isDatabaseUnavailable } from '#server/rpc/database-unavailable.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { startPostgres } from '#test/support/postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

async function open(url: string, poolSize = 3): Promise<Database> {
  const database = await openDatabase({ url, dataDir: '', poolSize, report: message => expect.fail(message) })
  onTestFinished(() => database.close())
  return database
}

/** Whether the error means that the database is unavailable, and after how many ms it came. */
async function failureOf(work: Promise<unknown>): Promise<{ gone: boolean; after: number }> {
  const started = performance.now()
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { gone: isDatabaseUnavailable(error), after: performance.now() - started }
}

function breakAll({ orm }: Database): Promise<unknown> {
  return orm.em
    .fork()
    .execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
}

describe('a database that cannot be reached', () => {
  it('is reported as unavailable immediately when nothing listens', async () => {
    const database = await open('postgresql://nobody@127.0.0.1:1/nothing')
    const { gone, after } = await failureOf(database.orm.em.fork().execute('select 1'))
    expect(gone).toBe(true)
    expect(after).toBeLessThan(3_000)
  })
})

describe.skipIf(postgres === undefined)('on a PostgreSQL server', () => {
  const url = postgres?.url ?? ''

  it('several processes that start together run the migrations once', async () => {
    const databases = await Promise.all([open(url), open(url), open(url)])
    const done = await Promise.all(databases.map(database => migrate(database)))
    expect(done.flat()).toEqual(migrations.map(({ name }) => name))
    expect(await migrate(await open(url))).toEqual([])
  })

  it('a server that hangs is reported as unavailable within about 3 s, and is used again when it answers', async () => {
    const database = await open(url)
    postgres?.freeze()
    const { gone, after } = await failureOf(database.orm.em.fork().execute('select 1'))
    postgres?.wake()
    expect(gone).toBe(true)
    expect(after).toBeLessThan(6_000)
    expect(await database.orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('a request that waits for a full pool is refused after about 8 s', async () => {
    const database = await open(url, 1)
    const held = database.orm.em.fork().transactional(async em => {
      await em.execute('select pg_sleep(5)')
      await em.execute('select pg_sleep(5)')
    })
    const { gone, after } = await failureOf(database.orm.em.fork().execute('select 1'))
    expect(gone).toBe(true)
    expect(after).toBeGreaterThan(7_000)
    expect(after).toBeLessThan(11_000)
    await held
  })

  it('connections that break, idle or inside a transaction, are replaced', async () => {
    const [database, other] = [await open(url, 2), await open(url)]
    for (let round = 0; round < 4; round += 1) {
      await database.orm.em.fork().execute('select 1')
      const failure = await failureOf(
        database.orm.em.fork().transactional(async em => {
          await em.execute('select 1')
          await breakAll(other)
          await em.execute('select 1')
        }),
      )
      expect(failure.gone).toBe(true)
    }
    expect(await database.orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('only reads that ask for it use a replica', async () => {
    const copy = new URL(url)
    copy.pathname = '/template1'
    const database = await openDatabase({
      url,
      replicaUrls: [copy.href],
      dataDir: '',
      report: message => expect.fail(message),
    })
    onTestFinished(() => database.close())
    const where = 'select current_database() as name'
    expect(await database.orm.em.fork().execute(where)).toEqual([{ name: 'postgres' }])
    expect(await database.orm.em.getConnection('read').execute(where)).toEqual([{ name: 'template1' }])
  })

  it('statements are not compiled to machine code, on the server or on a replica', async () => {
    const database = await openDatabase({
      url,
      replicaUrls: [url],
      dataDir: '',
      report: message => expect.fail(message),
    })
    onTestFinished(() => database.close())
    for (const use of ['write', 'read'] as const)
      expect(await database.orm.em.getConnection(use).execute('show jit'), use).toEqual([{ jit: 'off' }])
  })

  it('a statement that takes too long is cancelled', async () => {
    const database = await open(url)
    const { gone, after } = await failureOf(database.orm.em.fork().execute('select pg_sleep(20)'))
    expect(gone).toBe(true)
    expect(after).toBeLessThan(14_000)
  })
})
