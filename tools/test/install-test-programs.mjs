// Prepares the machine for the tests: a browser, PostgreSQL and nginx. It installs them only as root on Debian.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../launcher/child-processes.mjs'
import { inRoot } from '../launcher/paths.mjs'
import { withProgress } from '../launcher/progress.mjs'

// The headless shell is Chromium without windows; it needs half the work for the same pages.
const shell = 'chromium-headless-shell'
const browsers = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)]
const quiet = { stdio: 'ignore', limit: 180_000 }

/** Installs missing programs. This needs none of the packages of npm, so it can run while they are installed. */
export async function installTestPrograms({ browser }) {
  const missing = [
    browser && !existsSync(join('/usr/bin', shell)) && shell,
    browser && !existsSync('/usr/sbin/nginx') && 'nginx-light',
    !hasPostgres() && 'postgresql',
  ].filter(Boolean)
  if (missing.length > 0 && isDebianRoot()) await aptInstall(missing)
}

/** Installs missing programs, and returns the browser, or the sentence that says what to install. */
export async function prepareMachine({ browser }) {
  await installTestPrograms({ browser })
  if (browser && isDebianRoot() && (await findChromium()) === undefined) await aptInstall(['chromium'])
  if (!browser) return {}
  const chromium = (await findChromium()) ?? (await downloadChromium())
  return {
    chromium,
    sentence: 'no browser was found: install the package chromium, or set CHROMIUM to the path of one',
  }
}

/** Returns the path of an installed Chromium that runs: that in CHROMIUM, otherwise the first in the usual places. */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') return named
  const found = folders.flatMap(folder => browsers.map(name => join(folder, name))).filter(path => existsSync(path))
  for (const path of found) if (await runs(path)) return path
  return undefined
}

/** On some systems the program only prints where to get the real one. */
const runs = path =>
  run(path, ['--version'], quiet).then(
    code => code === 0,
    () => false,
  )

/** Downloads Playwright's own browser, if its server can be reached. */
async function downloadChromium() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  const args = [inRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium']
  await withProgress('Fetching a browser', () => run(process.execPath, args, quiet)).catch(() => 1)
  return existsSync(path) ? path : undefined
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  return [...versions, ...folders].some(folder => existsSync(join(folder, 'initdb')))
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function aptInstall(packages) {
  // RUNLEVEL=1 makes the packages not start their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = { ...quiet, limit: 300_000, env }
  const args = ['install', '-y', '--no-install-recommends', ...packages]
  return withProgress(`Installing ${packages.join(' and ')}`, async () => {
    await run('apt-get', ['update'], options)
    await run('apt-get', args, options)
  }).catch(() => undefined)
}
