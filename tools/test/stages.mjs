// The stages of `npm test`. None throws: each answers with what passed and what failed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { build } from '../run/build.mjs'
import { run } from '../run/children.mjs'
import { inRoot } from '../run/place.mjs'
import { say } from '../run/say.mjs'
import { Stop } from '../run/stop.mjs'
import { countOf } from './count.mjs'

const minutes = count => count * 60_000

/** A stage that did not run because of what `note` says. */
export const noting = (name, note) => ({ name, passed: 0, failed: 1, note })

/** A program that is right or wrong as a whole; its output is shown when it is wrong. */
export function aProgram(name, program, args) {
  return timed(name, async () => {
    const output = []
    const stdio = ['ignore', 'pipe', 'pipe']
    const code = await run(process.execPath, [program, ...args], {
      stdio,
      limit: minutes(3),
      onOutput: part => output.push(part),
    })
    if (code !== 0) process.stderr.write(Buffer.concat(output))
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
}

export function aBuild() {
  return timed('build', async () => {
    await build()
    return { passed: 1, failed: 0 }
  })
}

/** One Vitest project, counted test by test. */
export function aSuite(name, what) {
  return timed(name, () => counted(name, what))
}

/** The tests of the server once more, on a real PostgreSQL: there races show that the embedded database hides. */
export function onPostgres(name, what) {
  return timed(name, async () => {
    const { startPostgres } = await import('../../test/support/postgres.ts')
    const postgres = await startPostgres()
    if (postgres === undefined) return noting(name, 'no PostgreSQL was found: install the package postgresql')
    const { url, stop } = postgres
    try {
      return await counted(name, { ...what, project: 'server', env: { TEST_DATABASE_URL: url } })
    } finally {
      await stop()
    }
  })
}

async function counted(name, { project, only = [], args = [], env = {} }) {
  const file = inRoot('.cache', 'test', `${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const words = ['--config', 'remix.config.js', 'run', '--project', project, '--reporter=default', '--reporter=json']
  const rest = [`--outputFile.json=${file}`, ...only, ...args]
  if (args.length > 0) rest.push('--passWithNoTests')
  const code = await run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...words, ...rest], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    limit: minutes(7),
  })
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1, note: 'no test ran' }
  return countOf(JSON.parse(readFileSync(file, 'utf8')), code)
}

async function timed(name, work) {
  const start = Date.now()
  say(`${name} …`)
  const result = await work().catch(error => failureOf(name, error))
  const seconds = Math.round((Date.now() - start) / 1000)
  say(`${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} after ${seconds} s.`)
  return { name, ...result, seconds }
}

function failureOf(name, error) {
  // The run itself is to end.
  if (error instanceof Stop && error.message === '') throw error
  return noting(name, error instanceof Error ? error.message : String(error))
}
