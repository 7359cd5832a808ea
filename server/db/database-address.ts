import type { ConnectionOptions } from '@mikro-orm/core'
import type { Settings } from '../kernel/env.ts'
import { databasePathsIn, port } from './embedded/database-paths.ts'

/** The address to which the driver connects. */
export interface DatabaseAddress {
  embedded: boolean
  connection: Pick<ConnectionOptions, 'clientUrl' | 'host' | 'port' | 'user' | 'dbName'>
  replicaUrls: readonly string[]
}

/** The application name of the site's connections in pg_stat_activity. */
export const applicationName = 'anniversary'
/** The application name of commands, which may run beside the site. */
export const commandApplicationName = `${applicationName} beside`

export function serverAddress(url: string, replicaUrls: readonly string[] = []): DatabaseAddress {
  return { embedded: false, connection: { clientUrl: url }, replicaUrls }
}

/** The embedded database listens only on its Unix socket (embedded/database-paths.ts). */
export function embeddedAddress(dataDir: string): DatabaseAddress {
  const { sockets } = databasePathsIn(dataDir)
  return { embedded: true, connection: { host: sockets, port, user: 'postgres', dbName: 'postgres' }, replicaUrls: [] }
}

export function databaseAddressOf({
  DATABASE_URL: url,
  DATABASE_REPLICA_URLS: replicas,
  DATA_DIR: dataDir,
}: Settings): DatabaseAddress {
  return url === undefined ? embeddedAddress(dataDir) : serverAddress(url, replicas)
}
