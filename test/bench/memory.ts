import { timesOf, type RunningSite } from './running-site.ts'

const readers = 8
const requests = 1_000

/** Measures resident memory before and after 2,000 requests, eight at a time, and the CPU time of each. */
export async function benchMemory({ url, memory, processor }: RunningSite): Promise<string[]> {
  const before = await memory()
  const ask = async (path: string) => {
    const spent = await processor()
    await Promise.all(Array.from({ length: readers }, () => timesOf(`${url}${path}`, requests / readers, 0)))
    return (((await processor()) - spent) / requests) * 1000
  }
  const [home, list] = [await ask('/'), await ask('/api/v1/future-messages')]
  const after = await memory()
  return [
    `memory: ${before.toFixed(0)} MB at the start, ${after.toFixed(0)} MB after 2,000 requests`,
    `processor: ${home.toFixed(1)} ms for Home, ${list.toFixed(1)} ms for GET /api/v1/future-messages, collections included`,
  ]
}
