import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Set before PGlite is imported. The flags keep the compiled database at 200 MB instead of 835 (docs/decisions/embedded-database.md).
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
const { runDatabaseThread } = await import('./database-thread.ts')
runDatabaseThread()
// As in start-site.ts: everything that this thread needs is loaded.
flushCompileCache()
