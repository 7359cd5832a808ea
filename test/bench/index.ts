// npm run bench: figures of one run on this machine. Compare them as ratios, because the machine may be shared.
// npm run bench -- blessings torch: only these parts.
// npm run bench -- crowd, lighthouse: on a site with seed content; they take long and run only when they are named.
// npm run bench -- heavy: posters and logins that queue, and their effect on other requests, with rate limits on.
// npm run bench -- workers: two processes compared with one, on the PostgreSQL of DATABASE_URL.
// npm run bench -- workers 0.5: the same with half a core for each process; as root on Linux.
// npm run bench -- lighthouse 3 1125: blocking times scaled to a machine with that benchmark index.
// npm run bench -- community 1000000 10000: pages of a large community compared with a small one, in posts; DATABASE_URL must be of a superuser.
// npm run bench -- desk: on the PostgreSQL of DATABASE_URL, with 1,000,000 posts; it takes minutes and runs only when it is named.
import { benchCodes, benchLogins } from './accounts.ts'
import { benchArticles } from './articles.ts'
import { benchBlessings } from './blessings.ts'
import { benchCommunity } from './community/index.ts'
import { benchCrowd } from './crowd/index.ts'
import { benchPassword } from './crowd/people.ts'
import { benchWorkers } from './crowd/workers.ts'
import { benchAdminArea } from './admin-area.ts'
import { benchForum } from './forum.ts'
import { benchPostersAndLogins } from './posters-and-logins.ts'
import { benchHome } from './home.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMemory } from './memory.ts'
import { benchReplies } from './replies.ts'
import { benchStreams } from './streams.ts'
import { benchTorch } from './torch.ts'
import { runningSite, type RunningSite } from './running-site.ts'
import { benchSilentClients } from './silent-clients.ts'
import { benchVisitors } from './visitors.ts'
import { benchVisits } from './visits.ts'

/** A long bench yields each line when it is measured. */
type Bench = (site: RunningSite) => Promise<string[]> | AsyncIterable<string>

async function on(name: string, env: Record<string, string>, benches: readonly Bench[]): Promise<void> {
  const site = await runningSite(env)
  try {
    process.stdout.write(`${name}\n`)
    for (const bench of benches) for await (const line of await bench(site)) process.stdout.write(`  ${line}\n`)
  } finally {
    await site.stop()
  }
}

const wanted = process.argv.slice(2)
if (wanted[0] === 'lighthouse') {
  const site = await runningSite({ SEED: 'demo' })
  try {
    const index = wanted[2] === undefined ? undefined : Number(wanted[2])
    await benchLighthouse(site, { runs: Number(wanted[1] ?? 3), index })
  } finally {
    await site.stop()
  }
  process.exit()
}

const outside = process.env['DATABASE_URL']

if (wanted[0] === 'crowd') {
  const env = { SEED: 'demo', ADMIN_PASSWORD: benchPassword }
  // Only an outside database allows several processes.
  await on('embedded database', { ...env, DATABASE_URL: '', WORKERS: '1' }, [benchCrowd])
  if (outside !== undefined) await on('outside PostgreSQL', { ...env, DATABASE_URL: outside }, [benchCrowd])
  process.exit()
}

if (wanted[0] === 'heavy') {
  await on('embedded database', { SEED: 'demo', DATABASE_URL: '', LIMITS: 'on' }, [benchPostersAndLogins])
  process.exit()
}

if (wanted[0] === 'workers') {
  if (outside === undefined) throw new Error('Several processes need a database outside: DATABASE_URL')
  const share = wanted[1] === undefined ? undefined : Number(wanted[1])
  for (const line of await benchWorkers(outside, share)) process.stdout.write(`${line}\n`)
  process.exit()
}

if (wanted[0] === 'community') {
  if (outside === undefined)
    throw new Error('The bench of communities needs DATABASE_URL: the embedded database knows no COPY.')
  await benchCommunity(outside, Number(wanted[1] ?? 1_000_000), Number(wanted[2] ?? 10_000))
  process.exit()
}

if (wanted[0] === 'desk') {
  // The embedded database is not made for so many rows.
  if (outside === undefined) throw new Error('desk needs DATABASE_URL')
  const posts = Number(wanted[1] ?? 1_000_000)
  const env = { ADMIN_PASSWORD: benchPassword, DATABASE_URL: outside }
  await on('outside PostgreSQL', env, [site => benchAdminArea(site, posts)])
  process.exit()
}

const parts = {
  memory: benchMemory,
  home: benchHome,
  articles: benchArticles,
  forum: benchForum,
  visitors: benchVisitors,
  logins: benchLogins,
  codes: benchCodes,
  blessings: benchBlessings,
  torch: benchTorch,
  replies: benchReplies,
  streams: benchStreams,
}
// These need a browser, or a loopback with many addresses, so they run only when they are named.
const named = { visits: benchVisits, silent: benchSilentClients }
const benches = Object.entries({ ...parts, ...named }).flatMap(([name, bench]) =>
  wanted.includes(name) || (wanted.length === 0 && name in parts) ? [bench] : [],
)

const env = { ADMIN_PASSWORD: benchPassword }
await on('embedded database', { ...env, DATABASE_URL: '' }, benches)
if (outside !== undefined) await on('outside PostgreSQL', { ...env, DATABASE_URL: outside }, benches)
