import type { Pool, PoolClient } from 'pg'

/**
 * Releases connections that break inside a transaction. Kysely keeps them checked out for ever when begin, commit or rollback fails
 * (kysely-org/kysely#1990): after as many breaks as the pool has connections, no query would run until a restart. With `maxUseMs`, a connection that
 * is in use for more than that many ms is closed first.
 */
export function releaseBrokenConnections(pool: Pool, maxUseMs: number | undefined): void {
  const watched = new WeakMap<PoolClient, NodeJS.Timeout>()
  pool.on('connect', client => {
    allowSecondRelease(client)
    client.once('end', () => client.release(true))
  })
  pool.on('acquire', client => {
    if (maxUseMs !== undefined) watched.set(client, setTimeout(() => void client.end(), maxUseMs).unref())
  })
  pool.on('release', (_error, client) => clearTimeout(watched.get(client)))
}

/** Allows a second call of `release`: the pool gives a client a new `release` for each use and throws when one is called twice. */
function allowSecondRelease(client: PoolClient): void {
  let release: PoolClient['release'] | undefined
  Object.defineProperty(client, 'release', {
    get: () => (destroy?: boolean) => {
      const first = release
      release = undefined
      first?.(destroy)
    },
    set: (given: PoolClient['release']) => {
      release = given
    },
  })
}
