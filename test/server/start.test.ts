import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { childEnv } from '#test/support/child-env.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'

interface Ended {
  code: number | null
  said: string
}

/** Starts the site with these settings and waits until the process has ended. */
async function startWith(env: Record<string, string>, person?: { uid: number; gid: number }): Promise<Ended> {
  const child = spawn(process.execPath, ['server/index.ts'], {
    env: { ...childEnv(), NODE_ENV: 'production', PORT: '0', SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...person,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  await once(child, 'close')
  return { code: child.exitCode, said }
}

const noFolder = (dataDir: string, code: string): Ended => ({
  code: 1,
  said: `The setting DATA_DIR must be a folder that this user may write; ${dataDir} is not (${code}).\n`,
})

describe('a start with an invalid setting ends with one sentence and exit code 1', () => {
  it('DATA_DIR is a file', async () => {
    const dataDir = join(emptyDataDir(), 'file')
    writeFileSync(dataDir, '')
    expect(await startWith({ DATA_DIR: dataDir })).toEqual(noFolder(dataDir, 'ENOTDIR'))
    expect(await startWith({ DATA_DIR: `${dataDir}/below` })).toEqual(noFolder(`${dataDir}/below`, 'ENOTDIR'))
  })

  it.runIf(process.platform === 'linux')('DATA_DIR is where no folder can be created', async () => {
    expect(await startWith({ DATA_DIR: '/proc/nope' })).toEqual(noFolder('/proc/nope', 'ENOENT'))
  })

  it.skipIf(process.getuid?.() === 0)('DATA_DIR is not writable', async () => {
    const dataDir = join(emptyDataDir(), 'closed')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o500)
    expect(await startWith({ DATA_DIR: dataDir })).toEqual(noFolder(dataDir, 'EACCES'))
  })

  it('DATABASE_URL is invalid, or nothing listens there', async () => {
    const DATA_DIR = emptyDataDir()
    expect(await startWith({ DATA_DIR, DATABASE_URL: 'postgres://%zz/site' })).toEqual({
      code: 1,
      said: 'The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/name.\n',
    })
    const away = await startWith({ DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    expect(away.code).toBe(1)
    expect(away.said).toMatch(/^The database that the setting DATABASE_URL names cannot be used: [^\n]+\.\n$/)
  })

  it('SMTP_URL is invalid: its value is not printed, and nothing is created', async () => {
    const DATA_DIR = emptyDataDir()
    expect(await startWith({ DATA_DIR, SMTP_URL: 'smtp://user:topsecretpw@host:99999' })).toEqual({
      code: 1,
      said: 'The setting SMTP_URL must be an address such as smtp://user:password@host:587.\n',
    })
    expect(readdirSync(DATA_DIR)).toEqual([])
  })

  it('PORT is no number', async () => {
    expect(await startWith({ DATA_DIR: emptyDataDir(), PORT: '70000' })).toEqual({
      code: 1,
      said: 'The setting PORT must be a whole number from 0 to 65535.\n',
    })
  })

  it('PORT is taken: it is found before the database is opened, and nothing is created', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const PORT = typeof address === 'object' && address !== null ? String(address.port) : ''
    const DATA_DIR = emptyDataDir()
    expect(await startWith({ DATA_DIR, PORT, ADMIN_PASSWORD: 'torch-of-1915' })).toEqual({
      code: 1,
      said: `The setting PORT must be free: something listens on 127.0.0.1:${PORT} already.\n`,
    })
    expect(readdirSync(DATA_DIR)).toEqual([])
  })
})
