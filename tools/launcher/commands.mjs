import { allocator, heap } from './memory-limits.mjs'
import { audit } from './audit.mjs'
import { build } from './build.mjs'
import { run } from './child-processes.mjs'
import { install } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { node24 } from './node.mjs'
import { relativeToCwd, inRoot } from './paths.mjs'

const oxlint = tool('node_modules/oxlint/bin/oxlint')
const oxfmt = tool('node_modules/oxfmt/bin/oxfmt')
const test = tool('tools/test/main.mjs')

/** The commands of `node tools/launcher.mjs COMMAND`. */
export const commands = {
  async start(args) {
    await install()
    await build()
    return keepRunning(node24(), [...heap, 'server/index.ts', ...args], environment('production'))
  },
  async dev(args) {
    await install()
    return serve(['--watch', '--watch-preserve-output', 'server/index.ts', ...args], 'development')
  },
  async build() {
    await install()
    await build({ always: true })
    return 0
  },
  async test(args) {
    if (args.length > 0) return test(args)
    // Both take half a minute on a new computer, and neither uses more than one core.
    const { installTestPrograms } = await import('../test/install-test-programs.mjs')
    await Promise.all([install(), installTestPrograms({ browser: true })])
    return test(args)
  },
  check: tool('tools/test/main.mjs', '--no-journeys'),
  typecheck: tool('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.', '--singleThreaded'),
  async lint(args) {
    const style = await oxlint(args)
    const format = await oxfmt(['--check'])
    return style || format
  },
  async format() {
    const style = await oxlint(['--fix'])
    const format = await oxfmt([])
    return style || format
  },
  async bench(args) {
    await install()
    await build()
    return run(node24(), ['test/bench/index.ts', ...args], { env: { ...compiled(), ...process.env } })
  },
  audit,
  admin: command('admin'),
  'db:migrate': command('migrate'),
  'db:backup': command('backup', 'file'),
  'db:restore': command('restore', 'file'),
  async export(args) {
    await install()
    await build()
    return serve(['server/export-static-copy.ts', ...args.map(folderOrFlag)], 'production')
  },
}

/** Node caches compiled code, so that a later start is faster. */
const compiled = () => ({ NODE_COMPILE_CACHE: inRoot('.cache', 'node') })

const environment = mode => ({ NODE_ENV: mode, ...compiled(), ...allocator, ...process.env })

const serve = (args, mode) => run(node24(), args, { env: environment(mode) })

function tool(program, ...first) {
  return async args => {
    await install()
    return run(node24(), [inRoot(program), ...first, ...args])
  }
}

const folderOrFlag = arg => (arg.startsWith('-') ? arg : relativeToCwd(arg))

/** Returns a command of the server; a file or folder is relative to the user's working directory, not to the project's folder. */
function command(name, takes) {
  return async args => {
    await install()
    const typed = takes === 'file' ? args.map(folderOrFlag) : args
    return serve([`server/db/commands/${name}.ts`, ...typed], 'production')
  }
}
