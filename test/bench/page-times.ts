import { quantile, timesOf } from './running-site.ts'

/** Returns a line per address with its response times, compared with the smallest response of the same server. */
export async function addressTimes(
  url: string,
  addresses: readonly (readonly [name: string, path: string])[],
  { probes = [100, 20], tries = [200, 300] }: { probes?: [number, number]; tries?: [number, number] } = {},
): Promise<string[]> {
  const probe = quantile(await timesOf(`${url}/healthz`, ...probes), 0.5)
  const rows: string[] = []
  for (const [name, path] of addresses) {
    const times = await timesOf(`${url}${path}`, ...tries)
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    rows.push(
      `${name.padEnd(38)} median ${median.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   ${(median / probe).toFixed(1)} × /healthz`,
    )
  }
  return rows
}
