// `npm test` and `npm run check`: every stage runs, whatever became of the one before, and the last line counts.
import { mkdirSync } from 'node:fs'
import { watchForTheEnd } from '../run/children.mjs'
import { inRoot } from '../run/place.mjs'
import { prepareMachine } from './machine.mjs'
import { aBuild, aProgram, aSuite, noting, onPostgres } from './stages.mjs'
import { say } from '../run/say.mjs'
import { summaryOf } from './count.mjs'

const bin = path => inRoot('node_modules', path)
const types = () => aProgram('types', bin('typescript/bin/tsc'), ['--noEmit', '-p', '.'])
const lint = () => aProgram('lint', bin('eslint/bin/eslint.js'), ['.', '--max-warnings', '0'])
const format = () => aProgram('format', bin('prettier/bin/prettier.cjs'), ['--check', '.'])

/** These never meet a database, so once is enough. */
const withoutDatabase = ['test/architecture.test.ts', 'test/tools/**', 'test/app/**']

async function everything({ journeys }) {
  const machine = prepareMachine({ browser: journeys })
  // Two side by side for two cores.
  const [[typed, built], checked] = await Promise.all([inTurn(types, aBuild), inTurn(lint, format)])
  const suites = [
    () => aSuite('server', { project: 'server' }),
    () => onPostgres('server on PostgreSQL', { exclude: withoutDatabase }),
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
    return [
      built,
      await aSuite(only, { project: only, args }),
      await onPostgres('server on PostgreSQL', { args, exclude: withoutDatabase }),
    ]
  const { chromium, sentence } = await prepareMachine({ browser: true })
  if (chromium === undefined) return [built, noting(only, sentence)]
  return [built, await aSuite(only, { project: only, args, env: { CHROMIUM: chromium } })]
}

async function inTurn(...stages) {
  const results = []
  for (const stage of stages) results.push(await stage())
  return results
}

watchForTheEnd()
mkdirSync(inRoot('.cache', 'test'), { recursive: true })
const args = process.argv.slice(2)
const journeys = !args.includes('--no-journeys')
const asked = args.filter(arg => arg !== '--no-journeys')
const results = asked.length > 0 ? await some(asked) : await everything({ journeys })
const { lines, last, code } = summaryOf(results)
say('')
for (const line of lines) console.log(line)
console.log(last)
process.exitCode = code
