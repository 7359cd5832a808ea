import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/connection.ts'
import { Member } from '#server/member/member.entity.ts'
import { Totp } from '#server/second-factor/second-factor.entity.ts'
import { storeTotp, updateSecondFactorFlag } from '#server/second-factor/second-factor.queries.ts'
import { childEnv } from '#test/support/child-env.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { putMigratedCluster } from '#test/support/migrated.ts'

interface Outcome {
  code: number | null
  said: string
  complained: string
}

async function command(name: string, settings: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const script = fileURLToPath(new URL(`../../../server/db/commands/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...childEnv(), NODE_ENV: 'test', ...settings },
  })
  const code = new Promise<number | null>(resolve => child.on('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said, complained }
}

async function succeed(name: string, settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, said, complained } = await command(name, settings, ...args)
  expect(complained).toBe('')
  expect(code).toBe(0)
  return said
}

async function fail(name: string, settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, complained } = await command(name, settings, ...args)
  expect(code).toBe(1)
  return complained
}

const openSite = (dataDir: string) =>
  openDatabase({ url: undefined, dataDir, durable: false, report: message => expect.fail(message) })

describe('the database commands', { timeout: 60_000 }, () => {
  it('migrate, back up and restore, with and without a running site', async () => {
    const dataDir = emptyDataDir()
    const settings = { DATA_DIR: dataDir }
    const file = join(dataDir, 'backup')
    expect(await succeed('migrate', settings)).toContain('migrated 0001-')
    const site = await openSite(dataDir)
    expect(await succeed('migrate', settings)).toBe('The tables are up to date.\n')
    expect(await succeed('backup', settings, file)).toContain(file)
    expect(await fail('restore', settings, file)).toMatch(/^Another process already uses .*\n$/)
    await site.close()
    await succeed('restore', settings, file)
  })

  it.each([
    ['backup', {}, [], /^Name the file to write: .*\n$/],
    ['backup', {}, ['/tmp'], /^A backup needs the name of a file; \/tmp is a folder\.\n$/],
    ['restore', {}, [], /^Name the backup to read: .*\n$/],
    ['restore', {}, ['/nowhere/backup'], /^ENOENT: .*\n$/],
    ['migrate', { DATABASE_URL: 'mysql://x' }, [], /^The setting DATABASE_URL .*\n$/],
    ['migrate', { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' }, [], /^The database cannot be reached\.\n$/],
    [
      'backup',
      { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x', PATH: '/nowhere' },
      ['x'],
      /^pg_dump is not installed; .*\n$/,
    ],
  ])('%s reports the mistake in one sentence', async (name, settings, args, sentence) => {
    expect(await fail(name, { DATA_DIR: emptyDataDir(), ...settings }, ...args)).toMatch(sentence)
  })

  it('restore refuses a file that is not a backup', async () => {
    const dataDir = emptyDataDir()
    writeFileSync(join(dataDir, 'letter'), 'dear …')
    expect(await fail('restore', { DATA_DIR: dataDir }, join(dataDir, 'letter'))).toMatch(
      /^That file is no backup .*\n$/,
    )
  })

  it('create an admin, and remove the second factor of a member who has lost it', async () => {
    const settings = { DATA_DIR: emptyDataDir(), ADMIN_PASSWORD: 'torch-of-1915' }
    await putMigratedCluster(settings.DATA_DIR)
    expect(await succeed('admin', settings, 'create', 'ada_w', 'ada@example.org')).toBe('made admin: ada_w\n')
    const site = await openSite(settings.DATA_DIR)
    const em = site.orm.em.fork()
    const { id } = await em.findOneOrFail(Member, { username: 'ada_w' })
    await storeTotp(em, id, { sealedSecret: 'sealed', lastStep: 0, createdAt: new Date() })
    expect(await updateSecondFactorFlag(em, id)).toBe(true)
    const said = await succeed('admin', settings, 'drop-second-factor', 'ADA_W')
    expect(said).toBe('dropped the second factor of ada_w\n')
    expect(await site.orm.em.fork().find(Member, {})).toMatchObject([{ secondFactor: false }])
    expect(await site.orm.em.fork().count(Totp)).toBe(0)
    expect(await fail('admin', settings, 'drop-second-factor', 'nobody')).toBe('There is no member of that name.\n')
    expect(await fail('admin', settings, 'drop-second-factor')).toMatch(/^Say who: .*\n$/)
    await site.close()
  })
})
