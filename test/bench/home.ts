import { quantile, timesOf, type RunningSite } from './running-site.ts'

const fill = `
  insert into pledge (name, grade, message, status, receipt_hash, fingerprint, created_at, reviewed_at)
  select '传火人 ' || n, '第 ' || (n % 110 + 1) || ' 届', repeat('守住一条河。', 1 + n % 12), 'approved', 'bench-' || n, 'bench-' || n,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, ?) as n`

/** Measures Home with 10,000 approved pledges, rendered for each request, compared with the smallest response of the same server. */
export async function benchHome({ url, database }: RunningSite): Promise<string[]> {
  await database.orm.em.fork().execute(fill, [10_000])
  await database.orm.em.fork().execute('analyze pledge')
  const home = await timesOf(`${url}/`, 400, 500)
  const probe = await timesOf(`${url}/healthz`, 400, 100)
  const list = await timesOf(`${url}/api/v1/future-messages?limit=20`, 400, 100)
  const row = (name: string, times: readonly number[]) =>
    `${name.padEnd(34)} median ${quantile(times, 0.5).toFixed(1)} ms   p95 ${quantile(times, 0.95).toFixed(1)} ms   ${(quantile(times, 0.5) / quantile(probe, 0.5)).toFixed(1)} × /healthz`
  return [row('Home, 10,000 pledges', home), row('GET /api/v1/future-messages', list), row('/healthz', probe)]
}
