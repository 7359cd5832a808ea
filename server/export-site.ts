// A static copy of all public pages: npm run export -- DIR. It uses the database of a running site, else opens it.
import { resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { joinDatabase, migrate } from './db/connection.ts'
import { runCommand, WrongUse } from './db/commands/run-command.ts'
import { siteSecret } from './http/file-secret.ts'
import { httpOf } from './http/http.ts'
import { openLog } from './http/log.ts'
import { openSite } from './http/open-site.ts'
import { writeCopy } from './http/static-copy/write-copy.ts'

// As a caller on this machine.
const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

await runCommand(async (settings, [folder]) => {
  if (folder === undefined) throw new WrongUse('Name the folder to write: npm run export -- DIR')
  const report = (message: string) => console.error(message)
  const dataDir = resolve(settings.DATA_DIR)
  const secret = await siteSecret(settings.APP_SECRET, dataDir)
  const database = await joinDatabase({ url: settings.DATABASE_URL, dataDir, report })
  try {
    await migrate(database)
    const log = openLog('error')
    const site = openSite(settings, database, secret, log)
    const { app: made } = await httpOf({ ...settings, NODE_ENV: 'production', LIMITS: 'off' }, site, database, log)
    const app = new Hono().get('*', serveStatic({ root: resolve('build/client') })).route('/', made)
    // Every text is kept in both copies.
    const ask = async (path: string, locale: string) =>
      app.request(path, { headers: { Cookie: `locale=${locale}; texts=all` } }, peer)
    console.log('Writing the copy …')
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(
      site.clock.now(),
    )
    const files = await writeCopy(ask, folder, day.replaceAll('-', '.'))
    console.log(`${folder}: ${files.length} files`)
  } finally {
    await database.close()
  }
})
