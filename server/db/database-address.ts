import type { ConnectionOptions } from '@mikro-orm/core'
import type { Settings } from '../kernel/env.ts'
import { databasePathsIn, port } from './embedded/database-paths.ts'

/** Where the driver connects to. */
export interface DatabaseAddress {
  embedded: boolean
  connection: Pick<ConnectionOptions, 'clientUrl' | 'host' | 'port' | 'user' | 'dbName'>
  replicaUrls: readonly string[]
}

/** The name under which the site's connections show in pg_stat_activity. */
export const applicationName = 'anniversary'
/** The same for commands, which may run beside the site. */
export const commandApplicationName = `${applicationName} beside`

export function serverAddress(url: string, replicaUrls: readonly string[] = []): DatabaseAddress {
  return { embedded: false, connection: { clientUrl: url }, replicaUrls }
}

/** The embedded database answers only on a socket in DATA_DIR. */
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
