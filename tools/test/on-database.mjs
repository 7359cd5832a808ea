// Which tests meet the database of a test; only they have to run on both kinds.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../launcher/paths.mjs'

// What of test/support opens it. Others of its files bring a database of their own, or need none.
const opens = ['site', 'wire', 'database'].map(name => `test/support/${name}.ts`)
const imported = /from '(#test\/|\.\.?\/)([^']+)'/g

/** The files of the server's tests that use the test database, also by what stands beside them; the others bring their own or need none. */
export const onTheTestDatabase = () =>
  globSync('test/server/**/*.test.ts', { cwd: inRoot() })
    .filter(file => uses(file))
    .sort()

/** What a test imports from its own part of the tests may open it for the test; what test/support has besides does not. */
const uses = file => importsOf(file).some(path => opens.includes(path) || (isBeside(path) && uses(path)))

// What a test writes as a text may look like an import.
const isBeside = path => path.startsWith('test/server/') && existsSync(inRoot(path))

const importsOf = file =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(imported)].map(([, from, path]) =>
    from === '#test/' ? join('test', path) : join(dirname(file), `${from}${path}`),
  )
