// Writes a static copy of all public pages: npm run export -- DIR; with --book the book of sparks instead. It uses the database of a running site, or
// else opens it.
import { resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { connectOrOpenDatabase, migrate } from './db/connection.ts'
import { runCommand, UsageError } from './db/commands/run-command.ts'
import { programFolders } from './kernel/env.ts'
import { dateInShanghai } from './kernel/shanghai-time.schema.ts'
import { readVolume } from './book/read-book.ts'
import { siteSecret } from './http/site-secret.ts'
import { createHttpLayer } from './http/create-http-layer.ts'
import { openLog } from './http/log.ts'
import { createSite } from './http/create-site.ts'
import { publishedContent } from './http/pages/story-or-draft.ts'
import { findBrowser } from './http/static-copy/find-browser.ts'
import { writeBook } from './http/static-copy/write-book.ts'
import { writeCopy } from './http/static-copy/write-copy.ts'

// The requests come from this machine.
const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

const withoutBrowser =
  'No Chromium was found, so there is no PDF yet. Open book.html in any browser and print it, or install Chromium, or name one in CHROMIUM, and run this again.'

await runCommand(async (settings, args) => {
  const isBook = args.includes('--book')
  const [folder] = args.filter(arg => arg !== '--book')
  if (folder === undefined) throw new UsageError('Name the folder to write: npm run export -- DIR')
  const report = (message: string) => console.error(message)
  const dataDir = resolve(settings.DATA_DIR)
  const secret = await siteSecret(settings.APP_SECRET, dataDir)
  const database = await connectOrOpenDatabase({ url: settings.DATABASE_URL, dataDir, report })
  try {
    await migrate(database)
    const log = openLog('error')
    const site = createSite(settings, database, secret, log)
    const { app: pages } = await createHttpLayer(
      { ...settings, NODE_ENV: 'production', LIMITS: 'off' },
      site,
      database,
      log,
    )
    const app = new Hono().get('*', serveStatic({ root: resolve('build/client') })).route('/', pages)
    // The copy in each language contains every text.
    const ask = async (path: string, locale: string) =>
      app.request(path, { headers: { Cookie: `locale=${locale}; texts=all` } }, peer)
    const now = site.clock.now()
    const made = dateInShanghai(now).replaceAll('-', '.')
    if (isBook) {
      const browser = await findBrowser(settings.CHROMIUM, programFolders())
      console.log(browser === undefined ? 'Writing the book …' : 'Writing and printing the book …')
      const files = await writeBook({
        read: volume => readVolume(site.fork(), { now, volume }),
        story: await publishedContent(site),
        picture: async url => new Uint8Array(await (await ask(url, 'zh')).arrayBuffer()),
        ...{ folder, made, browser },
      })
      console.log(`${folder}: ${files.join(', ')}`)
      if (browser === undefined) console.log(withoutBrowser)
      return
    }
    console.log('Writing the copy …')
    const files = await writeCopy(ask, folder, made)
    console.log(`${folder}: ${files.length} files`)
  } finally {
    await database.close()
  }
})
