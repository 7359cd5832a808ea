// `npm test` and `npm run check`: every stage runs, whatever became of the one before, and the last line counts.
import { mkdirSync } from 'node:fs'
import { stopAll, watchForTheEnd } from '../run/children.mjs'
import { inRoot } from '../run/place.mjs'
import { say } from '../run/say.mjs'
import { Stop } from '../run/stop.mjs'
import { summaryOf } from './count.mjs'
import { prepareMachine } from './machine.mjs'
import { aBuild, aProgram, aSuite, noting, onPostgres } from './stages.mjs'

const bin = path => inRoot('node_modules', path)
const types = () => aProgram('types', bin('typescript/bin/tsc'), ['--noEmit', '-p', '.'])
const lint = () => aProgram('lint', bin('eslint/bin/eslint.js'), ['.', '--max-warnings', '0'])
const format = () => aProgram('format', bin('prettier/bin/prettier.cjs'), ['--check', '.'])

/** What meets the database. The rest of the suite need not run twice. */
const onDatabase = ['test/server/']

async function everything({ journeys }) {
  const machine = prepareMachine({ browser: journeys })
  // Two side by side for two cores.
  const [[typed, built], checked] = await Promise.all([inTurn(types, aBuild), inTurn(lint, format)])
  const suites = [
    () => aSuite('server', { project: 'server' }),
    () => onPostgres('server on PostgreSQL', { only: onDatabase }),
  ]
  const { chromium, sentence } = await machine
  if (journeys && built.failed > 0) suites.push(() => noting('journeys', 'not run, for the pages could not be built'))
  else if (journeys && chromium === undefined) suites.push(() => noting('journeys', sentence))
  else if (journeys) suites.push(() => aSuite('journeys', { project: 'journeys', env: { CHROMIUM: chromium } }))
  return [typed, ...checked, built, ...(await inTurn(...suites))]
}

/** `npm test -- test/server/pledge` runs those files alone, on both databases; journeys when one is named. */
async function some(args) {
  const only = args.some(arg => arg.includes('journeys')) ? 'journeys' : 'server'
  const built = await aBuild()
  if (only === 'server')
    return [built, await aSuite(only, { project: only, args }), await onPostgres('server on PostgreSQL', { args })]
  const { chromium, sentence } = await prepareMachine({ browser: true })
  if (chromium === undefined) return [built, noting(only, sentence)]
  return [built, await aSuite(only, { project: only, args, env: { CHROMIUM: chromium } })]
}

async function inTurn(...stages) {
  const results = []
  for (const stage of stages) results.push(await stage())
  return results
}

/** Runs what was asked for, and answers with the exit code. */
async function main(args) {
  mkdirSync(inRoot('.cache', 'test'), { recursive: true })
  const asked = args.filter(arg => arg !== '--no-journeys')
  const results = asked.length > 0 ? await some(asked) : await everything({ journeys: asked.length === args.length })
  const { lines, last, code } = summaryOf(results)
  say('')
  for (const line of lines) console.log(line)
  console.log(last)
  return code
}

watchForTheEnd()
process.exitCode = await main(process.argv.slice(2)).catch(async error => {
  await stopAll()
  if (error instanceof Stop) return error.code
  throw error
})
