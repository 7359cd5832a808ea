import { startSite } from './start-site.ts'
import { readSettings, WrongSetting } from './kernel/env.ts'
import { leadsWorkers, leadWorkers } from './workers.ts'
import { DataDirInUse } from './db/connection.ts'

// Settings → database → http. A wrong setting or a directory in use is one sentence and exit code 1.
try {
  const settings = readSettings()
  if (leadsWorkers(settings)) leadWorkers(settings)
  else await startSite(settings)
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DataDirInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
