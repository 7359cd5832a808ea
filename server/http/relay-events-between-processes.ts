import { z } from 'zod'
import type { LiveEventName } from '../rpc/event-bus.ts'
import type { Site } from '../rpc/context.ts'
import { listenToChannel, notifyChannel } from '../db/listen-notify.ts'

const channel = 'anniversary_live'

const names = {
  textShown: 'textShown',
  visitorCounted: 'visitorCounted',
  torchPassed: 'torchPassed',
  likesChanged: 'likesChanged',
  textReviewed: 'textReviewed',
  noticesDue: 'noticesDue',
  noticesChanged: 'noticesChanged',
  deskChanged: 'deskChanged',
  sessionsEnded: 'sessionsEnded',
} as const satisfies { [Name in LiveEventName]: Name }
const relayed = z.tuple([z.enum(names), z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())]))])

/**
 * Carries live events between the processes of one site by NOTIFY and LISTEN. An event reaches every process, including the one that published it.
 * This needs an outside PostgreSQL, because the embedded database belongs to one process. Returns a function that stops it.
 */
export function relayBus({ bus, fork, report }: Site, url: string): () => Promise<void> {
  const listening = listenToChannel(url, channel, payload => {
    try {
      const [name, event] = relayed.parse(JSON.parse(payload))
      bus.deliver(name, event)
    } catch (fault) {
      report(fault, 'live relay')
    }
  })
  // Deciding a thousand texts together publishes as many events, so the events of one turn are sent by one statement.
  let waiting: string[] = []
  function send(): void {
    const payloads = waiting
    waiting = []
    notifyChannel(fork(), channel, payloads).catch((fault: unknown) => report(fault, 'live relay'))
  }
  bus.relayThrough((name, event) => {
    if (waiting.push(JSON.stringify([name, event])) === 1) setImmediate(send)
  })
  return () => listening.close()
}
