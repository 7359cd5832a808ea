import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Set before PGlite is imported: they keep the compiled database at 200 MB instead of 835 (docs/decisions/embedded-database.md).
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
const { runDatabaseThread } = await import('./database-thread.ts')
runDatabaseThread()
// As in start-site: all that this thread loads is loaded.
flushCompileCache()
