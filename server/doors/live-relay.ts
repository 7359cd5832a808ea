import type { Site } from '../api/context.ts'
import { listen, notify } from '../db/listen.ts'

const channel = 'anniversary_live'

/**
 * Carries live events between the processes of one site by NOTIFY and LISTEN: what one publishes, every process hears, itself included.
 * Only with an outside PostgreSQL: the embedded database belongs to one process. Returns how to stop.
 */
export function relayLive({ bus, fork, report }: Site, url: string): () => Promise<void> {
  const listening = listen(url, channel, payload => {
    const told: unknown = JSON.parse(payload)
    if (Array.isArray(told) && typeof told[0] === 'string') bus.deliver(told[0], told[1])
  })
  bus.relayThrough((name, event) => {
    notify(fork(), channel, JSON.stringify([name, event])).catch((fault: unknown) => report(fault, `live ${name}`))
  })
  return () => listening.close()
}
