import cluster from 'node:cluster'
import { requireFreeAddress } from './http/listen-on-port.ts'
import { isDatabaseUnavailable } from './rpc/database-unavailable.ts'
import { readSettings } from './kernel/env.ts'
import { WrongSetting } from './kernel/wrong-setting.ts'
import { isWorkerPrimary, runWorkers } from './worker-processes.ts'
import { DataDirInUse } from './db/embedded/data-dir-lock.ts'

/** Returns one sentence for a wrong setting, a data directory in use or an unreachable database; every other error is a fault. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof WrongSetting || error instanceof DataDirInUse) return error.message
  if (!isDatabaseUnavailable(error) || !(error instanceof Error)) return undefined
  return `The database that the setting DATABASE_URL names cannot be used: ${error.message.split('\n')[0] ?? ''}.`
}

// The order is settings, database, HTTP. A worker shares the address that the primary has checked. The site is loaded only by a process that serves
// it: a start with a wrong setting then ends sooner, and the primary needs less memory.
try {
  const settings = readSettings()
  const port = cluster.isPrimary ? await requireFreeAddress(settings) : settings.PORT
  if (isWorkerPrimary(settings)) runWorkers(settings, port)
  else await (await import('./start-site.ts')).startSite(settings)
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
