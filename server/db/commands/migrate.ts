import { connectOrOpenDatabase, migrate } from '../connection.ts'
import { runCommand } from './run-command.ts'

await runCommand(async settings => {
  const database = await connectOrOpenDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    report: message => console.error(message),
  })
  try {
    const done = await migrate(database)
    for (const name of done) console.log(`migrated ${name}`)
    if (done.length === 0) console.log('The tables are up to date.')
  } finally {
    await database.close()
  }
})
