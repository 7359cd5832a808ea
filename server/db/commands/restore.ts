import { restoreBackup } from '../backup-file.ts'
import { runCommand, UsageError } from './run-command.ts'

await runCommand(async (settings, [file]) => {
  if (file === undefined) throw new UsageError('Name the backup to read: npm run db:restore -- FILE')
  console.log('Restoring; the present contents are replaced …')
  await restoreBackup(settings, file)
  console.log('The database is as it was when the backup was made.')
})
