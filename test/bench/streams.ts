import { setTimeout as pause } from 'node:timers/promises'
import { openStreams, streamsPossible, type OpenStream } from '#test/support/live-streams.ts'
import type { RunningSite } from './running-site.ts'

const passes = 1000
const within = 10_000
/** Passes before the measurement, after which the code that a pass runs is compiled, as on a site that has run for a while. */
const warmUpPasses = 3000

const lastCountOf = ({ received }: OpenStream) => Number([...received.matchAll(/"count":(\d+)/g)].at(-1)?.[1] ?? 0)

async function pass(url: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${url}/api/v1/torch/add`, { method: 'POST', headers, body: '{}' })
  return Number(/"count":(\d+)/.exec(await response.text())?.[1])
}

/**
 * Measures open streams: the memory of one, the cost of a thousand torch passes in ten seconds, and the time until every stream has the right total.
 */
export async function benchStreams({ url, memory, processor }: RunningSite): Promise<string[]> {
  const lines: string[] = []
  for (let sent = 0; sent < warmUpPasses; sent += 30) await Promise.all(Array.from({ length: 30 }, () => pass(url)))
  for (const wanted of [2_000, 10_000]) {
    const count = streamsPossible(wanted)
    // Code that is loaded on first use must not count as memory of a stream.
    await pass(url)
    for (const stream of await openStreams(url, 50)) stream.socket.destroy()
    await pause(1000)
    const before = { memory: await memory(), processor: await processor() }
    const streams = await openStreams(url, count, { lastCharacters: 400 })
    const refused = streams.filter(({ status }) => status !== 200).length
    if (refused > 0) throw new Error(`${refused} of ${count} streams were refused`)
    const opening = (await processor()) - before.processor
    const weight = ((await memory()) - before.memory) * (1024 / count)
    const crowd = await passAll(url, streams, processor)
    const after = await memory()
    for (const { socket } of streams) socket.destroy()
    const figures = { streams: count, weight, opening, ...crowd, memory: after }
    lines.push(
      `${count} streams: ${weight.toFixed(1)} kB each, opened for ${opening.toFixed(1)} s of processor; ${passes} passes in ${(crowd.took / 1000).toFixed(1)} s: ${crowd.processor.toFixed(2)} s of processor, everybody knew ${crowd.late.toFixed(0)} ms after the last; ${after.toFixed(0)} MB`,
      `  ${JSON.stringify(figures)}`,
    )
    await pause(2000)
  }
  return lines
}

async function passAll(url: string, streams: readonly OpenStream[], processor: RunningSite['processor']) {
  const begun = await processor()
  const started = performance.now()
  const totals: Promise<number>[] = []
  for (let sent = 0; sent < passes; sent += 1) {
    const due = started + (sent * within) / passes
    if (due > performance.now()) await pause(due - performance.now())
    totals.push(pass(url))
  }
  const total = Math.max(...(await Promise.all(totals)))
  const last = performance.now()
  while (streams.some(stream => lastCountOf(stream) !== total)) {
    if (performance.now() - last > 20_000) throw new Error('not everybody was told the right total')
    await pause(20)
  }
  const known = performance.now()
  return { took: last - started, late: known - last, processor: (await processor()) - begun, total }
}
