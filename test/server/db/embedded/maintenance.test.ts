import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openEngine } from '#server/db/embedded/engine.ts'
import { unpackImage } from '#server/db/embedded/database-image.ts'
import { createSessionQueue } from '#server/db/embedded/session-queue.ts'
import { startMaintenance } from '#server/db/embedded/maintenance.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'

async function cluster(): Promise<string> {
  const folder = join(emptyDataDir(), 'database')
  await unpackImage(folder, false)
  return folder
}

function logSegments(folder: string): number {
  return readdirSync(join(folder, 'pg_wal')).filter(name => name.length === 24).length
}

it(
  'maintenance keeps the write-ahead log short and vacuums dead rows, as a server does in the background',
  { timeout: 60_000 },
  async () => {
    const folder = await cluster()
    const engine = await openEngine(folder, false)
    const queue = createSessionQueue({
      rollBack: () => engine.rollBack(),
      maxIdle: 60_000,
      onBroken: error => expect.fail(String(error)),
    })
    const stop = startMaintenance({ db: engine.db, queue, pause: 20, report: error => expect.fail(String(error)) })
    onTestFinished(async () => {
      stop()
      await engine.db.close()
    })
    async function inTurn<T>(work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        queue.enqueue({ disconnect: () => undefined }, () =>
          work()
            .then(resolve, reject)
            .then(() => false),
        )
      })
    }
    const write = 'insert into note select repeat(md5(n::text), 30) from generate_series(1, 1000) n'
    await inTurn(() => engine.db.exec('create table note (word text)'))
    for (let round = 0; round < 40; round += 1) {
      await inTurn(() => engine.db.exec(write))
      await pause(5)
    }
    await inTurn(() => engine.db.exec('delete from note'))
    const dead = "select n_dead_tup::int as count from pg_stat_user_tables where relname = 'note'"
    let left: unknown
    do {
      await pause(50)
      left = (await inTurn(() => engine.db.query<{ count: number }>(dead))).rows[0]?.count
    } while (left !== 0)
    // 40 MB were written; without checkpoints all of it would still be in the log.
    expect(logSegments(folder)).toBeLessThan(25)
  },
)

it('the embedded database names the PostgreSQL version of a folder that another version wrote', async () => {
  const folder = await cluster()
  writeFileSync(join(folder, 'PG_VERSION'), '17\n')
  await expect(openEngine(folder, false)).rejects.toThrow('is of PostgreSQL 17, this site brings PostgreSQL 18')
})
