import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { applicationName } from './database-address.ts'

interface Listening {
  /** Resolves when the connection listens to the channel for the first time. */
  ready: Promise<void>
  close: () => Promise<void>
}

/** For a caller that must know whether all messages arrive. */
interface ListenOptions {
  /** How often the connection is tested, in ms. A silent connection is given up three seconds later. */
  checkEvery?: number
  /** All messages arrive from now on. `catchUp` waits until the messages sent so far have arrived. */
  onStart?: (catchUp: () => Promise<void>) => void
  /** Messages may be missed from now on. */
  onEnd?: () => void
}

const maxPauseMs = 5_000
const usualCheck = 30_000
const answersWithin = 3_000
const maxPayloadBytes = 7_999 // PostgreSQL's own limit in bytes

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own, which is made again whenever it breaks. Messages that are sent while it is
 * broken are missed.
 */
export function listenToChannel(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  watch: ListenOptions = {},
): Listening {
  const heard = Promise.withResolvers<undefined>()
  const stop = new AbortController()

  async function keepListening(): Promise<void> {
    for (let wait = 100; !stop.signal.aborted; wait = Math.min(wait * 2, maxPauseMs)) {
      const worked = await listenOnce(url, channel, onMessage, {
        stop: stop.signal,
        checkEvery: watch.checkEvery ?? usualCheck,
        started(client) {
          heard.resolve(undefined)
          watch.onStart?.(createCatchUp(client))
        },
        ended: () => watch.onEnd?.(),
      })
      if (worked) wait = 100
      await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  const staying = keepListening()
  return {
    ready: heard.promise,
    close() {
      stop.abort()
      return staying
    },
  }
}

interface ConnectionOptions {
  stop: AbortSignal
  checkEvery: number
  started: (client: Client) => void
  ended: () => void
}

/** Listens on one connection until it ends. Returns whether it got as far as listening. */
async function listenOnce(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  span: ConnectionOptions,
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
    await Promise.race([ended, rejectWhenSilent(client, span)])
  } catch {
    // The connection could not be made or broke. The next attempt follows.
  }
  if (worked) span.ended()
  // A server that no longer answers does not close the connection either.
  await Promise.race([client.end().catch(() => undefined), pause(1_000, undefined, { ref: false })])
  return worked
}

/** Rejects when the server no longer answers, which a connection that only listens would not notice. */
async function rejectWhenSilent(client: Client, { stop, checkEvery }: ConnectionOptions): Promise<never> {
  for (;;) {
    await pause(checkEvery, undefined, { signal: stop })
    await client.query('select 1')
  }
}

/**
 * Returns a function that waits for the messages committed so far, which PostgreSQL sends before the result of a query. Concurrent callers share one
 * query.
 */
function createCatchUp(client: Client): () => Promise<void> {
  let next: Promise<void> | undefined
  return () =>
    (next ??= Promise.resolve().then(async () => {
      next = undefined
      // `rejectWhenSilent` notices a broken connection. Callers need not wait for messages that will not arrive.
      await client.query('select 1').catch(() => undefined)
    }))
}

/** Sends payloads to a channel by one statement; they go out when the transaction commits. Throws if a payload exceeds PostgreSQL's limit. */
export async function notifyChannel(em: EntityManager, channel: string, payloads: readonly string[]): Promise<void> {
  if (payloads.some(payload => Buffer.byteLength(payload) > maxPayloadBytes))
    throw new Error(`a message for ${channel} is longer than ${maxPayloadBytes} bytes`)
  await em.execute('select pg_notify(?, payload) from jsonb_array_elements_text(?::jsonb) as payload', [
    channel,
    JSON.stringify(payloads),
  ])
}
