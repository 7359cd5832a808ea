// The stages of `npm test`. None rejects: each resolves to the numbers of passed and failed tests.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { build } from '../launcher/build.mjs'
import { run } from '../launcher/child-processes.mjs'
import { inRoot } from '../launcher/paths.mjs'
import { say } from '../launcher/progress.mjs'
import { Stop } from '../launcher/stop.mjs'
import { countOf } from './count.mjs'
import { bufferOutput } from './output.mjs'

const minutes = count => count * 60_000
// A busy machine takes several times as long as an idle one, so the limit only ends a stage that hangs.
const stageTimeout = minutes(60)
const progressInterval = 15_000

/** Returns the result of a stage that did not run, with the reason in `note`. */
export const skippedStage = (name, note) => ({ name, passed: 0, failed: 1, note })

/** Runs a program that passes or fails as a whole; its output is shown when it fails. */
export function runProgram(name, program, args, options = {}) {
  return timed(name, async output => {
    const code = await node([program, ...args], output, { ...options, limit: stageTimeout })
    return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), shown: code !== 0 }
  })
}

export function runBuild() {
  return timed('build', async () => {
    await build()
    return { passed: 1, failed: 0 }
  })
}

/** Runs one Vitest project, counted test by test. */
export function runSuite(name, what) {
  return timed(name, output => counted(name, what, output))
}

/** Runs the tests of the server again on a real PostgreSQL, which shows races that the embedded database hides. */
export function runSuiteOnPostgres(name, what) {
  return timed(name, async output => {
    const { startPostgres } = await import('../../test/support/postgres.ts')
    const postgres = await startPostgres()
    if (postgres === undefined) return skippedStage(name, 'no PostgreSQL was found: install the package postgresql')
    const { url, stop } = postgres
    try {
      return await counted(name, { ...what, projects: ['server'], env: { TEST_DATABASE_URL: url } }, output)
    } finally {
      await stop()
    }
  })
}

async function counted(name, { projects, only = [], args = [], env = {} }, output) {
  const file = inRoot('.cache', 'test', `${name.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  const words = ['--config', 'remix.config.js', 'run', ...projects.map(project => `--project=${project}`)]
  const rest = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only, ...args]
  if (args.length > 0) rest.push('--passWithNoTests')
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const code = await node([inRoot('node_modules/vitest/vitest.mjs'), ...words, ...rest], output, {
    // The many processes that tests start share Node's compile cache.
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: inRoot('.cache', 'node'), ...color, ...env },
    limit: stageTimeout,
  })
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1, note: 'no test ran' }
  return countOf(JSON.parse(readFileSync(file, 'utf8')), code)
}

const node = (args, output, options) =>
  run(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], onOutput: output.add })

/** Runs one stage, prints its progress every fifteen seconds, and at the end prints its output as one block. */
async function timed(name, work) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const output = bufferOutput()
  say(`${name} …`)
  const tick = setInterval(
    () => say([`${name}: ${seconds()} s`, output.progress()].filter(Boolean).join(', ')),
    progressInterval,
  )
  const { shown = true, ...result } = await work(output)
    .catch(error => failureOf(name, error))
    .finally(() => clearInterval(tick))
  if (shown) process.stdout.write(output.blockOf(name))
  say(`${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} after ${seconds()} s.`)
  return { name, ...result, seconds: seconds() }
}

function failureOf(name, error) {
  // The whole run has been asked to end.
  if (error instanceof Stop && error.message === '') throw error
  return skippedStage(name, error instanceof Error ? error.message : String(error))
}
