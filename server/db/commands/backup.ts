import { statSync } from 'node:fs'
import { backUp } from '../backup-file.ts'
import { runCommand, UsageError } from './run-command.ts'

await runCommand(async (settings, [file]) => {
  if (file === undefined) throw new UsageError('Name the file to write: npm run db:backup -- FILE')
  console.log('Writing the backup …')
  await backUp(settings, file)
  console.log(`${file}: ${String(statSync(file).size)} bytes`)
})
