// Finds the tests that have to run on both databases.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../launcher/paths.mjs'

// The files of test/support that open it. Its other files create their own database, or need none.
const opens = ['site', 'database'].map(name => `test/support/${name}.ts`)
const imported = /from '(#test\/|\.\.?\/)([^']+)'/g

// HTTP contains no rules and no statements, and the tests of the domain that it calls run on both databases.
const isOfHttp = file => file.startsWith('test/server/http/')

/** Returns the domain's tests that use the test database, directly or through files of test/server. The others create their own or need none. */
export const testsForBothDatabases = () =>
  globSync('test/server/**/*.test.ts', { cwd: inRoot() })
    .filter(file => !isOfHttp(file) && uses(file))
    .sort()

/** A test may open the database through files of test/server; the other files of test/support do not open it. */
const uses = file => importsOf(file).some(path => opens.includes(path) || (isBeside(path) && uses(path)))

// An import in a string of a test does not count, because its file does not exist.
const isBeside = path => path.startsWith('test/server/') && existsSync(inRoot(path))

const importsOf = file =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(imported)].map(([, from, path]) =>
    from === '#test/' ? join('test', path) : join(dirname(file), `${from}${path}`),
  )
