import { quantile, runningSite } from '../running-site.ts'
import { loadOn } from './load.ts'
import { benchPassword, peopleOf } from './people.ts'
import { limitProcessors } from './processor-share.ts'

const pages = ['/', '/forum', '/forum/board/1', '/forum/post/1', '/articles/1', '/blessings']
const rounds = 3
const connections = 16
const duration = 4

/**
 * Measures the throughput of a site with two processes compared with one, on the same database and in turns. It uses members' pages, because those of
 * guests come from a cache. One process with the database and the load fills a small machine; `share` gives each process that share of a core, so
 * that the second finds as much processor time as the first.
 */
export async function benchWorkers(databaseUrl: string, share?: number): Promise<string[]> {
  const env = { SEED: 'demo', ADMIN_PASSWORD: benchPassword, DATABASE_URL: databaseUrl }
  const one = await runningSite({ ...env, WORKERS: '1' })
  const two = await runningSite({ ...env, WORKERS: '2' })
  const groupRemovals: (() => void)[] = []
  try {
    const { member } = await peopleOf(one)
    const carried = async (site: typeof one, path: string) => {
      const { perSecond } = await loadOn(site.pid, {
        url: `${site.url}${path}`,
        connections,
        duration,
        headers: { 'accept-encoding': 'br', cookie: member.cookie },
      })
      return perSecond
    }
    const lines = [`${'member'.padEnd(24)}${'one'.padStart(8)}${'two'.padStart(8)}${'ratio'.padStart(8)}`]
    for (const path of pages) for (const site of [one, two]) await carried(site, path)
    if (share !== undefined) groupRemovals.push(...[one, two].map(({ pid }) => limitProcessors(pid, share)))
    for (const path of pages) {
      const ratios: { one: number; two: number }[] = []
      for (let round = 0; round < rounds; round += 1)
        ratios.push({ one: await carried(one, path), two: await carried(two, path) })
      const middle = (of: (each: (typeof ratios)[number]) => number) =>
        quantile(
          ratios.map(of).sort((a, b) => a - b),
          0.5,
        )
      const [first, second] = [middle(each => each.one), middle(each => each.two)]
      lines.push(
        `${path.padEnd(24)}${first.toFixed(0).padStart(8)}${second.toFixed(0).padStart(8)}${(second / first).toFixed(2).padStart(8)}`,
      )
    }
    return lines
  } finally {
    await Promise.all([one.stop(), two.stop()])
    groupRemovals.forEach(removeGroups => removeGroups())
  }
}
