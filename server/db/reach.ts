import type { ConnectionOptions } from '@mikro-orm/core'
import type { Settings } from '../kernel/env.ts'
import { placesIn, port } from './embedded/places.ts'

/** How the driver gets to the database. */
export interface Reach {
  embedded: boolean
  connection: Pick<ConnectionOptions, 'clientUrl' | 'host' | 'port' | 'user' | 'dbName'>
  replicaUrls: readonly string[]
}

/** The name under which the site's connections show in pg_stat_activity. */
export const applicationName = 'anniversary'
/** The name of programs beside a running site, such as commands. */
export const besideName = `${applicationName} beside`

export function reachServer(url: string, replicaUrls: readonly string[] = []): Reach {
  return { embedded: false, connection: { clientUrl: url }, replicaUrls }
}

/** The embedded database answers only on a socket in DATA_DIR. */
export function reachEmbedded(dataDir: string): Reach {
  const { sockets } = placesIn(dataDir)
  return { embedded: true, connection: { host: sockets, port, user: 'postgres', dbName: 'postgres' }, replicaUrls: [] }
}

export function reachOf({ DATABASE_URL: url, DATABASE_REPLICA_URLS: replicas, DATA_DIR: dataDir }: Settings): Reach {
  return url === undefined ? reachEmbedded(dataDir) : reachServer(url, replicas)
}
