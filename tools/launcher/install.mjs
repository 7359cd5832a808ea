// Installs the packages when they are missing or differ from package-lock.json.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child-processes.mjs'
import { withFolderLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { say, withProgress } from './progress.mjs'
import { Stop } from './stop.mjs'

/**
 * @typedef {{ platform: string, arch: string }} System
 * @typedef {Record<string, { version?: string, os?: string[], cpu?: string[], libc?: string[] }>} Packages
 */

const stampOf = folder => join(folder, 'node_modules', '.installed')

/**
 * Returns the stamp for installed packages of this lock file on this system.
 * @param {string} lockText
 * @param {System} system
 */
export function markOf(lockText, { platform, arch } = process) {
  return `${platform}-${arch} ${createHash('sha256').update(lockText).digest('hex')}`
}

/**
 * Returns true if `folder` has exactly the packages of its lock file, by this stamp or by npm's own list.
 * @param {string} folder
 * @param {System} system
 */
export function isInstalled(folder, system = process) {
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const account = read(join(folder, 'node_modules', '.package-lock.json'))
  if (account === undefined) return false
  if (read(stampOf(folder)) === markOf(lockText, system)) return true
  return hasAll(JSON.parse(lockText).packages, JSON.parse(account).packages, system)
}

/**
 * Returns true if every package needed on this system is installed in the required version.
 * @param {Packages} wanted
 * @param {Packages} there
 * @param {System} system
 */
export function hasAll(wanted, there, system = process) {
  return Object.entries(wanted).every(
    ([path, { version }]) => path === '' || !isFor(wanted[path], system) || there[path]?.version === version,
  )
}

const isFor = ({ os, cpu, libc }, { platform, arch }) =>
  allows(os, platform) && allows(cpu, arch) && allows(platform === 'linux' ? libc : undefined, 'glibc')

const allows = (list, value) => list === undefined || [list].flat().includes(value)

/**
 * Refuses a linked node_modules: npm empties the target of the link before it installs, so packages shared with another folder must be installed
 * there.
 * @param {string} folder
 */
export function refuseLinked(folder) {
  const packages = join(folder, 'node_modules')
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return
  throw new Stop(
    `The packages in ${packages} are a link and not those of package-lock.json: install them where it leads.`,
  )
}

/** Installs the packages if needed. */
export async function install() {
  if (isInstalled(root)) return
  refuseLinked(root)
  await withFolderLock(
    inRoot('.cache', 'launcher'),
    async () => {
      if (isInstalled(root)) return
      if ((await npmCi()) !== 0) {
        say('Installing did not work; trying once more.')
        if ((await npmCi()) !== 0) throw new Stop('The packages could not be installed: npm ci says why above.')
      }
      writeFileSync(stampOf(root), markOf(readFileSync(inRoot('package-lock.json'), 'utf8')))
    },
    { onWait: () => say('Another start is at work in this folder; waiting for it.') },
  )
}

function npmCi() {
  // Tools and tests need the development packages too, regardless of NODE_ENV or npm's settings.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []]
  return withProgress(
    'Installing the packages',
    () => run(command, [...first, ...args], { shell: process.platform === 'win32' && first.length === 0 }),
    {
      detail: () => `${countPackages()} folders`,
    },
  )
}

function countPackages() {
  return existsSync(inRoot('node_modules')) ? readdirSync(inRoot('node_modules')).length : 0
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
