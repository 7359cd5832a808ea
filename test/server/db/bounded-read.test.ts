import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#server/rpc/database-unavailable.ts'
import { boundedReads } from '#server/db/bounded-read.ts'
import { testDatabase } from '#test/support/database.ts'

const database = await testDatabase()
const read = boundedReads(database)

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

it('a bounded read returns its rows', async () => {
  const answer = await read(1000, undefined, em => em.execute<{ one: number }[]>('select 1 as one'))
  expect(answer).toEqual([{ one: 1 }])
})

// The embedded database supports neither statement timeouts nor cancelling.
describe.skipIf(database.embedded)('on a PostgreSQL server', () => {
  it('a read that takes too long is cancelled, and the timeout ends with it', async () => {
    const started = performance.now()
    expect(isDatabaseUnavailable(await failure(read(100, undefined, em => em.execute('select pg_sleep(5)'))))).toBe(
      true,
    )
    expect(performance.now() - started).toBeLessThan(3000)
    const [row] = await database.orm.em
      .fork()
      .execute<{ limit: string }[]>(`select current_setting('statement_timeout') as limit`)
    expect(row?.limit).toBe('8s')
  })

  it('a read is cancelled when its client disconnects', async () => {
    const leaving = new AbortController()
    const started = performance.now()
    const reading = failure(read(5000, leaving.signal, em => em.execute('select pg_sleep(4)')))
    setTimeout(() => leaving.abort(), 300)
    expect(isDatabaseUnavailable(await reading)).toBe(true)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})
