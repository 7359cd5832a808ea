import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { applicationName } from './database-address.ts'

interface Listening {
  /** Resolves when the channel is heard for the first time. */
  heard: Promise<void>
  close: () => Promise<void>
}

/** For those who must know whether all that is sent is heard. */
interface Watch {
  /** How often the connection is tried, in ms; a silent one is given up three seconds later. */
  checkEvery?: number
  /** From now on everything is heard. `catchUp` waits until what was sent so far has been. */
  began?: (catchUp: () => Promise<void>) => void
  /** From now on messages may be missed. */
  ended?: () => void
}

const longestPause = 5_000
const usualCheck = 30_000
const answersWithin = 3_000
const longestPayload = 7_999 // PostgreSQL's own limit in bytes

/**
 * Hears a channel of a PostgreSQL server on a connection of its own, which is made again whenever it breaks. What is sent while it
 * is broken is not heard.
 */
export function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  watch: Watch = {},
): Listening {
  const heard = Promise.withResolvers<undefined>()
  const stop = new AbortController()

  async function stay(): Promise<void> {
    for (let wait = 100; !stop.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      const worked = await hearOnce(url, channel, onMessage, {
        stop: stop.signal,
        checkEvery: watch.checkEvery ?? usualCheck,
        started(client) {
          heard.resolve(undefined)
          watch.began?.(catchingUp(client))
        },
        ended: () => watch.ended?.(),
      })
      if (worked) wait = 100
      await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  const staying = stay()
  return {
    heard: heard.promise,
    close() {
      stop.abort()
      return staying
    },
  }
}

interface Span {
  stop: AbortSignal
  checkEvery: number
  started: (client: Client) => void
  ended: () => void
}

/** One connection's life. Tells whether it got as far as hearing. */
async function hearOnce(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  span: Span,
): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: answersWithin,
    query_timeout: answersWithin,
    keepAlive: true,
  })
  const ended = new Promise<void>(resolve => {
    client.on('error', () => resolve()).on('end', () => resolve())
    span.stop.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', notification => onMessage(notification.payload ?? ''))
  let worked = false
  try {
    await client.connect()
    await client.query(`listen "${channel.replaceAll('"', '""')}"`)
    worked = true
    span.started(client)
    await Promise.race([ended, silence(client, span)])
  } catch {
    // It could not be reached or broke: the next attempt follows.
  }
  if (worked) span.ended()
  // A server that no longer answers does not say goodbye either.
  await Promise.race([client.end().catch(() => undefined), pause(1_000, undefined, { ref: false })])
  return worked
}

/** Rejects when the server no longer answers, which a listener would not notice by itself. */
async function silence(client: Client, { stop, checkEvery }: Span): Promise<never> {
  for (;;) {
    await pause(checkEvery, undefined, { signal: stop })
    await client.query('select 1')
  }
}

/** A connection that listens is sent what was committed before it gets an answer; all who wait at one moment share one question. */
function catchingUp(client: Client): () => Promise<void> {
  let next: Promise<void> | undefined
  return () =>
    (next ??= Promise.resolve().then(async () => {
      next = undefined
      // A broken connection is noticed by who watches it; nobody has to wait for what will not be heard.
      await client.query('select 1').catch(() => undefined)
    }))
}

/** Sends to a channel by one statement; it goes out when the transaction commits. Longer payloads than PostgreSQL takes are an error. */
export async function notify(em: EntityManager, channel: string, payloads: readonly string[]): Promise<void> {
  if (payloads.some(payload => Buffer.byteLength(payload) > longestPayload))
    throw new Error(`a message for ${channel} is longer than ${longestPayload} bytes`)
  await em.execute('select pg_notify(?, payload) from jsonb_array_elements_text(?::jsonb) as payload', [
    channel,
    JSON.stringify(payloads),
  ])
}
