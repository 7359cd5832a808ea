// Which tests meet the database of a test; only they have to run on both kinds.
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../launcher/paths.mjs'

// What of test/support opens it, and the houses of single folders that stand on those.
const opens = /from '(#test\/support\/(site|wire|database)|\.\/[a-z-]+-house)\.ts'/

/** The files of the server's tests that use the test database; the others bring their own or need none. */
export const onTheTestDatabase = () =>
  globSync('test/server/**/*.test.ts', { cwd: inRoot() })
    .filter(file => opens.test(readFileSync(inRoot(file), 'utf8')))
    .sort()
