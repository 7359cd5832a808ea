// `npm test` and `npm run check`: every stage runs, whatever became of the one before, and the last line counts.
import { mkdirSync } from 'node:fs'
import { stopAll, watchForTheEnd } from '../run/children.mjs'
import { inRoot } from '../run/place.mjs'
import { say } from '../run/say.mjs'
import { Stop } from '../run/stop.mjs'
import { summaryOf } from './count.mjs'
import { sideBySide } from './lanes.mjs'
import { prepareMachine } from './machine.mjs'
import { onTheTestDatabase } from './on-database.mjs'
import { aBuild, aProgram, aSuite, noting, onPostgres } from './stages.mjs'

const bin = path => inRoot('node_modules', path)
const types = () => aProgram('types', bin('typescript/bin/tsc'), ['--noEmit', '-p', '.'])
const lint = () =>
  aProgram('lint', bin('eslint/bin/eslint.js'), [
    ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location'],
    inRoot('.cache', 'eslint'),
  ])
const format = () => aProgram('format', bin('prettier/bin/prettier.cjs'), ['--check', '.'])

const inProcess = ['server', 'app']

/** Two lanes for two cores: browsers wait for much, the rest for little. */
function everything({ journeys }) {
  const machine = prepareMachine({ browser: journeys })
  const browsers = async ([built]) => {
    const { chromium, sentence } = await machine
    if (built.failed > 0) return noting('journeys', 'not run, for the pages could not be built')
    if (chromium === undefined) return noting('journeys', sentence)
    return aSuite('journeys', { projects: ['journeys'], env: { CHROMIUM: chromium } })
  }
  const server = () => aSuite('server', { projects: inProcess })
  const postgres = () => machine.then(() => onPostgres('server on PostgreSQL', { only: onTheTestDatabase() }))
  return sideBySide([types, lint, format, server, postgres], journeys ? [aBuild, browsers] : [aBuild])
}

/** `npm test -- test/server/pledge` runs those files alone, on both databases; journeys when one is named. */
async function some(args) {
  const server = [
    () => aSuite('server', { projects: inProcess, args }),
    () => onPostgres('server on PostgreSQL', { args }),
  ]
  if (!args.some(arg => arg.includes('journeys'))) return sideBySide([aBuild, ...server])
  const { chromium, sentence } = await prepareMachine({ browser: true })
  const browsers = () =>
    chromium === undefined
      ? noting('journeys', sentence)
      : aSuite('journeys', { projects: ['journeys'], args, env: { CHROMIUM: chromium } })
  return sideBySide([aBuild, browsers])
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
