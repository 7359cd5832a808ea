import { timesOf, type RunningSite } from './running-site.ts'

/** Resident memory before and after 2,000 requests, eight at a time. */
export async function benchMemory({ url, memory }: RunningSite): Promise<string[]> {
  const before = await memory()
  await Promise.all(Array.from({ length: 8 }, () => timesOf(`${url}/`, 125, 0)))
  await Promise.all(Array.from({ length: 8 }, () => timesOf(`${url}/api/v1/future-messages`, 125, 0)))
  const after = await memory()
  return [`memory: ${before.toFixed(0)} MB at the start, ${after.toFixed(0)} MB after 2,000 requests`]
}
