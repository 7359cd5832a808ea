import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#server/rpc/database-unavailable.ts'
import { timeLimitedReads } from '#server/db/time-limited-reads.ts'
import { testDatabase } from '#test/support/database.ts'

const database = await testDatabase()
const read = timeLimitedReads(database)

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

it('a time-limited read returns its rows', async () => {
  expect(await read(1000, undefined, { text: 'select 1 as one', values: [] })).toEqual([{ one: 1 }])
})

it('passes its values separately, whatever they contain', async () => {
  const text = 'select ? as text, ? + 1 as number, ?::text[] as list, ? as moment'
  const at = new Date('2026-11-26T00:00:00Z')
  const values = ['it\'s a \\ "?" {1,2} $1', 41, '{"河,\\"水\\"",海}', at]
  const [row] = await read<{ moment: string }>(1000, undefined, { text, values })
  expect(row).toMatchObject({ text: values[0], number: 42, list: ['河,"水"', '海'] })
  expect(new Date(row?.moment ?? 0)).toEqual(at)
  await expect(read(1000, undefined, { text: 'select ? as one', values: [] })).rejects.toThrow('other places')
})

it('is planned without sequential scans, and leaves the setting of its connection unchanged', async () => {
  const text = `select current_setting('enable_seqscan') as scans`
  expect(await read(1000, undefined, { text, values: [] })).toEqual([{ scans: 'off' }])
  expect(await database.orm.em.fork().execute(text)).toEqual([{ scans: 'on' }])
})

const sleep = (seconds: number) => ({ text: 'select pg_sleep(?)::text as slept', values: [seconds] })

// The embedded database supports neither statement timeouts nor cancelling.
describe.skipIf(database.embedded)('on a PostgreSQL server', () => {
  it('a read that takes too long is cancelled, and no other', async () => {
    const started = performance.now()
    const other = read(5000, undefined, sleep(1))
    expect(isDatabaseUnavailable(await failure(read(100, undefined, sleep(5))))).toBe(true)
    expect(await other).toEqual([{ slept: '' }])
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it('a read is cancelled when its client disconnects', async () => {
    const leaving = new AbortController()
    const started = performance.now()
    const reading = failure(read(5000, leaving.signal, sleep(4)))
    setTimeout(() => leaving.abort(), 300)
    expect(isDatabaseUnavailable(await reading)).toBe(true)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})
