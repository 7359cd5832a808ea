// npm run bench: figures of one run on this machine, side by side; read them as ratios, the machine may be shared.
// npm run bench -- blessings torch: these parts alone.
import { benchCodes, benchLogins } from './accounts.ts'
import { benchArticles } from './articles.ts'
import { benchBlessings } from './blessings.ts'
import { benchCrowd } from './crowd.ts'
import { benchForum } from './forum.ts'
import { benchHome } from './home.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMemory } from './memory.ts'
import { benchStreams } from './streams.ts'
import { benchTorch } from './torch.ts'
import { runningSite, type RunningSite } from './running-site.ts'

async function on(
  name: string,
  env: Record<string, string>,
  benches: readonly ((site: RunningSite) => Promise<string[]>)[],
): Promise<void> {
  const site = await runningSite(env)
  try {
    process.stdout.write(`${name}\n`)
    for (const bench of benches) for (const line of await bench(site)) process.stdout.write(`  ${line}\n`)
  } finally {
    await site.stop()
  }
}

const wanted = process.argv.slice(2)
if (wanted[0] === 'lighthouse') {
  const site = await runningSite({ SEED: 'demo' })
  try {
    await benchLighthouse(site, Number(wanted[1] ?? 3))
  } finally {
    await site.stop()
  }
  process.exit()
}

const parts = {
  memory: benchMemory,
  home: benchHome,
  articles: benchArticles,
  forum: benchForum,
  crowd: benchCrowd,
  logins: benchLogins,
  codes: benchCodes,
  blessings: benchBlessings,
  torch: benchTorch,
  streams: benchStreams,
}
const benches = Object.entries(parts).flatMap(([name, bench]) =>
  wanted.length === 0 || wanted.includes(name) ? [bench] : [],
)

const outside = process.env['DATABASE_URL']
await on('embedded database', { DATABASE_URL: '' }, benches)
if (outside !== undefined) await on('outside PostgreSQL', { DATABASE_URL: outside }, benches)
