// `npm test` and `npm run check` run every stage, whatever the result of the earlier ones, and print the totals in the last line.
import { mkdirSync, readdirSync } from 'node:fs'
import { stopAll, stopWithParent } from '../launcher/child-processes.mjs'
import { inRoot } from '../launcher/paths.mjs'
import { say } from '../launcher/progress.mjs'
import { Stop } from '../launcher/stop.mjs'
import { changedSince, projectFiles, testsFor } from './changed.mjs'
import { summaryOf } from './count.mjs'
import { sharedBy, runLanes } from './parallel-lanes.mjs'
import { prepareMachine } from './install-test-programs.mjs'
import { keepTemporaryFilesInMemory } from './temporary-files.mjs'
import { testsForBothDatabases } from './tests-for-both-databases.mjs'
import { runBuild, runProgram, runSuite, skippedStage, runSuiteOnPostgres } from './run-stage.mjs'

const bin = path => inRoot('node_modules', path)
// A lane has one core: a second thread would repeat much of the first one's checks. GOGC is high because collecting garbage costs time.
const oneCore = { env: { ...process.env, GOMAXPROCS: '1', GOGC: '400' } }
const types = () =>
  runProgram('types', bin('typescript-native/bin/tsc'), ['--noEmit', '-p', '.', '--singleThreaded'], oneCore)
const lint = () => runProgram('lint', bin('oxlint/bin/oxlint'), [], oneCore)
const format = () => runProgram('format', bin('oxfmt/bin/oxfmt'), ['--check', '--threads=1'])

const inProcess = ['server', 'app']

// Each run starts its own browser and sites. The long runs come first, and in this order all lanes end at about the same time.
const longestFirst = ['site', 'account', 'community', 'axe', 'home', 'shell', 'members']

/** Returns the folders of journeys in the order of their runs; a folder not listed above is the last. */
function journeyFolders() {
  const entries = readdirSync(inRoot('test/journeys'), { withFileTypes: true })
  const names = entries.flatMap(entry => (entry.isDirectory() ? entry.name : []))
  const rank = name => (longestFirst.includes(name) ? longestFirst.indexOf(name) : longestFirst.length)
  return names.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Two lanes for two cores: stages that need no built pages, and the build. The lane that is free first takes the next journeys. Journeys often wait for a
 * page, and two runs of them use only three quarters of two cores; so when the server's tests have ended, three stages run at the same time.
 */
function everything({ journeys }) {
  const machine = prepareMachine({ browser: journeys })
  const server = () => runSuite('server', { projects: inProcess })
  const postgres = () =>
    machine.then(() => runSuiteOnPostgres('server on PostgreSQL', { only: testsForBothDatabases() }))
  const pages = onceDone(runBuild)
  const folders = journeyFolders()
  // The other runs end before the last one, which then has both cores.
  const workersFor = folder => (folder === folders.at(-1) ? 2 : 1)
  const browsers = sharedBy(
    folders.map(folder => () => journeysIn(folder, { machine, pages, workers: workersFor(folder) })),
  )
  const [ofServer, ofPages] = [[types, lint, format, server], [pages]]
  if (!journeys) return runLanes([...ofServer, postgres], ofPages)
  const rest = () => runLanes([postgres, browsers], [browsers])
  return runLanes([...ofServer, rest], [...ofPages, browsers])
}

function onceDone(stage) {
  let result
  return () => (result ??= stage())
}

async function journeysIn(folder, { machine, pages, workers }) {
  const name = `journeys: ${folder}`
  const { chromium, sentence } = await machine
  if ((await pages()).failed > 0) return skippedStage(name, 'not run, for the pages could not be built')
  if (chromium === undefined) return skippedStage(name, sentence)
  const env = { CHROMIUM: chromium, JOURNEY_WORKERS: String(workers) }
  return runSuite(name, { projects: ['journeys'], only: [`test/journeys/${folder}/`], env })
}

/**
 * `npm test -- test/server/pledge` runs only those files, on both databases. If the arguments name journeys, it builds the pages and runs the
 * journeys.
 */
async function some(args) {
  const server = [
    () => runSuite('server', { projects: inProcess, args }),
    () => runSuiteOnPostgres('server on PostgreSQL', { args }),
  ]
  if (!args.some(arg => arg.includes('journeys'))) return runLanes(server)
  const { chromium, sentence } = await prepareMachine({ browser: true })
  const browsers = () =>
    chromium === undefined
      ? skippedStage('journeys', sentence)
      : runSuite('journeys', { projects: ['journeys'], args, env: { CHROMIUM: chromium } })
  return runLanes([runBuild, browsers])
}

/**
 * `npm run check -- --changed` checks types, and the style and tests of files that differ from the last commit; `--changed=main` compares with
 * another one.
 */
async function changed(commit = 'HEAD') {
  const paths = changedSince(commit)
  const code = paths.filter(path => /\.(tsx?|mjs|js)$/.test(path))
  const tests = testsFor(paths, projectFiles())
  say(`${paths.length} files differ from ${commit}; ${tests.length} files of tests look at them.`)
  const style = [
    () => runProgram('lint', bin('oxlint/bin/oxlint'), code, oneCore),
    () =>
      runProgram('format', bin('oxfmt/bin/oxfmt'), [
        '--check',
        '--threads=1',
        '--no-error-on-unmatched-pattern',
        ...paths,
      ]),
  ]
  return runLanes(
    [types, ...(code.length > 0 ? style : [])],
    [() => runSuite('tests of the change', { projects: inProcess, only: tests })],
  )
}

const usage = `npm test                       everything, on both databases and in a browser (10 to 20 minutes on two cores)
npm run check                  everything but the browser
npm run check -- --changed     what the changes since the last commit touch (since another one: --changed=main)
npm test -- FILE …             these files, on both databases; journeys in a browser alone, with the pages as they are now
npm test -- FILE -t 'NAME'     the tests of them whose name contains NAME, as Vitest does; so with its other options`

/** Runs the requested tests, and resolves to the exit code. */
async function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return 0
  }
  mkdirSync(inRoot('.cache', 'test'), { recursive: true })
  keepTemporaryFilesInMemory()
  const asked = args.filter(arg => arg !== '--no-journeys')
  const [flag, commit] = asked.find(arg => arg.startsWith('--changed'))?.split('=') ?? []
  const results = await (flag !== undefined
    ? changed(commit)
    : asked.length > 0
      ? some(asked)
      : everything({ journeys: asked.length === args.length }))
  const { lines, last, code } = summaryOf(results)
  say('')
  for (const line of lines) console.log(line)
  console.log(last)
  return code
}

stopWithParent()
process.exitCode = await main(process.argv.slice(2)).catch(async error => {
  await stopAll()
  if (error instanceof Stop) return error.code
  throw error
})
