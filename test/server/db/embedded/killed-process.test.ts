import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/connection.ts'
import { embeddedChild } from '#test/support/child.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'

// Starting a process takes seconds when other tests keep the machine busy.
const slow = { timeout: 60_000 }

async function keptNumbers(dataDir: string): Promise<number[]> {
  const database = await openDatabase({ url: undefined, dataDir, report: message => expect.fail(message) })
  try {
    const rows = await database.orm.em.fork().execute<{ number: number }[]>('select number from kept order by number')
    return rows.map(row => row.number)
  } finally {
    await database.close()
  }
}

it('the embedded database loses no committed row when its process is killed at any moment', slow, async () => {
  const dataDir = emptyDataDir()
  let expected: number[] = []
  for (const moment of [3, 40, 171]) {
    const child = embeddedChild('insert', dataDir)
    await child.firstValueOf('opened')
    while (child.valuesOf('answered').length < moment) await pause(1)
    await child.kill()
    const answered = child.valuesOf('answered').length
    const kept = await keptNumbers(dataDir)
    // The write that was under way may or may not be stored.
    expect(kept.length - expected.length - answered).toBeOneOf([0, 1])
    expected = kept
  }
})

it(
  'the embedded database starts again after its first start was killed while the empty database was put in place',
  slow,
  async () => {
    const dataDir = emptyDataDir()
    const first = embeddedChild('hold', dataDir)
    while (!existsSync(join(dataDir, 'database.new', 'base'))) await pause(1)
    await first.kill()
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
    const second = embeddedChild('query', dataDir)
    await second.firstValueOf('peak')
    expect(await second.ended).toBe(0)
  },
)

// Creating a database needs 600 MB at its peak; unpacking the one that ships needs less. test/bench measures the memory of a busy site.
it(
  'the embedded database needs far less memory than creating one, on its first start and through 2,000 queries',
  slow,
  async () => {
    const dataDir = emptyDataDir()
    for (const start of ['first', 'later']) {
      const child = embeddedChild('query', dataDir)
      expect(await child.firstValueOf('peak'), start).toBeLessThan(420)
      expect(await child.ended).toBe(0)
    }
  },
)
