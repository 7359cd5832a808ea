import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectOrOpenDatabase, openDatabase, type Database } from '#server/db/connection.ts'
import { DataDirInUse, takeDataDirLock, type Lock } from '#server/db/embedded/data-dir-lock.ts'
import { databasePathsIn } from '#server/db/embedded/database-paths.ts'
import { embeddedChild } from '#test/support/child.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'

function open(dataDir: string, how = openDatabase): Promise<Database> {
  return how({ url: undefined, dataDir, durable: false, report: message => expect.fail(message) })
}

function leaveDeadSocket(path: string): void {
  const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', script])
  expect(statSync(path).isSocket()).toBe(true)
}

describe('the lock of DATA_DIR', { timeout: 60_000 }, () => {
  it('refuses a second process with one sentence, and the first process goes on', async () => {
    const dataDir = emptyDataDir()
    const database = await open(dataDir)
    const second = embeddedChild('hold', dataDir)
    expect(await second.firstValueOf('failed')).toBe(
      `DataDirInUse: Another process already uses the database in ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
    )
    expect(await second.ended).toBe(1)
    await expect(open(dataDir)).rejects.toThrow(DataDirInUse)
    expect(await database.orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
  })

  it('lets a command use the database of the running site', async () => {
    const dataDir = emptyDataDir()
    const site = await open(dataDir)
    await site.orm.em.fork().execute('create table seen (word text)')
    const command = await open(dataDir, connectOrOpenDatabase)
    await command.orm.em.fork().execute("insert into seen values ('by the command')")
    await command.close()
    expect(await site.orm.em.fork().execute('select word from seen')).toEqual([{ word: 'by the command' }])
    await site.close()
    const alone = await open(dataDir, connectOrOpenDatabase)
    expect(await alone.orm.em.fork().execute('select word from seen')).toEqual([{ word: 'by the command' }])
    await alone.close()
  })

  it('of a killed process is taken over', async () => {
    const dataDir = emptyDataDir()
    const { lock, socket } = databasePathsIn(dataDir)
    leaveDeadSocket(lock)
    leaveDeadSocket(socket)
    await (await open(dataDir)).close()
  })

  it('of a dead process goes to one of many that find it at the same moment', async () => {
    const { lock } = databasePathsIn(emptyDataDir())
    leaveDeadSocket(lock)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => takeDataDirLock(lock, 'there', socket => socket.destroy())),
    )
    const taken = outcomes.flatMap(({ status, ...rest }): Lock[] =>
      status === 'fulfilled' && 'value' in rest ? [rest.value] : [],
    )
    expect(taken).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DataDirInUse)
    await taken[0]?.release()
    expect(existsSync(lock)).toBe(false)
  })
})

describe('a DATA_DIR whose path is too long for a socket', { timeout: 60_000 }, () => {
  function longDataDir(): string {
    const dataDir = join(emptyDataDir(), 'a-long-name-'.repeat(9))
    mkdirSync(dataDir)
    onTestFinished(() => rmSync(dirname(databasePathsIn(dataDir).lock), { recursive: true, force: true }))
    return dataDir
  }

  it('works through a private temporary folder, whose path a file in DATA_DIR names', async () => {
    const dataDir = longDataDir()
    const database = await open(dataDir)
    const folder = readFileSync(join(dataDir, 'socket-folder'), 'utf8')
    expect(existsSync(join(folder, 'lock'))).toBe(true)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(await database.orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }])
    await expect(open(dataDir)).rejects.toThrow(DataDirInUse)
    await database.close()
  })

  it('finds the folder again, creates it again after it was deleted, and does not use one with other permissions', () => {
    const dataDir = longDataDir()
    const first = databasePathsIn(dataDir).sockets
    expect(databasePathsIn(dataDir).sockets).toBe(first)
    rmSync(first, { recursive: true })
    expect(databasePathsIn(dataDir).sockets).toBe(first)
    expect(statSync(first).mode & 0o777).toBe(0o700)
    rmSync(first, { recursive: true })
    mkdirSync(first, { mode: 0o755 })
    onTestFinished(() => rmSync(first, { recursive: true }))
    expect(databasePathsIn(dataDir).sockets).not.toBe(first)
  })
})
