import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { embeddedChild } from '#test/support/child.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'

// Starting a process takes seconds when other tests keep the machine busy.
const slow = { timeout: 60_000 }

it('the embedded database loses no committed row when its process is killed at any moment', slow, async () => {
  const dataDir = emptyDataDir()
  let expected = 0
  let answered = 0
  for (const moment of [3, 40, 171, 0]) {
    const child = embeddedChild('insert', dataDir)
    const kept = Number(await child.firstValueOf('kept'))
    // The write that was under way may or may not be stored.
    expect(kept - expected - answered).toBeOneOf([0, 1])
    while (child.valuesOf('answered').length < moment) await pause(1)
    await child.kill()
    expected = kept
    answered = child.valuesOf('answered').length
  }
})

// Creating a database needs 600 MB at its peak; unpacking the one that ships needs less. test/bench measures the memory of a busy site.
it(
  'the embedded database starts after its first start was killed while the empty database was put in place, and again, with far less memory than creating one, through 2,000 queries',
  slow,
  async () => {
    const dataDir = emptyDataDir()
    const killed = embeddedChild('hold', dataDir)
    while (!existsSync(join(dataDir, 'database.new', 'base'))) await pause(1)
    await killed.kill()
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
    for (const start of ['first', 'later']) {
      const child = embeddedChild('query', dataDir)
      expect(await child.firstValueOf('peak'), start).toBeLessThan(420)
      expect(await child.ended).toBe(0)
    }
  },
)
