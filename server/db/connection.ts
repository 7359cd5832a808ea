import { MikroORM } from '@mikro-orm/postgresql'
import type { RowCounts } from '../kernel/database-backups.ts'
import { DatabaseChanges } from '../rpc/database-changes.ts'
import { isListening } from './embedded/data-dir-lock.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { databasePathsIn } from './embedded/database-paths.ts'
import { ormOptions } from './orm-options.ts'
import { embeddedAddress, serverAddress, type DatabaseAddress } from './database-address.ts'

export { migrate } from './migrate.ts'

export interface Database {
  orm: MikroORM
  /** True for the database in DATA_DIR, false for a PostgreSQL server. */
  embedded: boolean
  /** The announcements of its changes. The embedded database sends them itself; for a server, listen-for-changes.ts listens for them. */
  changes: DatabaseChanges
  /** The address for further connections to it. */
  address: DatabaseAddress
  /** PGlite's own dump of the embedded database, as a tar; undefined for a server. */
  dump: (() => Promise<Uint8Array>) | undefined
  /** Copies the folder of the embedded database as it is at one moment, and counts the rows at that moment; undefined for a server. */
  copy: ((target: string) => Promise<RowCounts>) | undefined
  close: () => Promise<void>
}

interface DatabaseOptions {
  /** Address of a PostgreSQL server from version 14 on. Without one, the embedded database in `dataDir` is opened. */
  url: string | undefined
  replicaUrls?: readonly string[]
  dataDir: string
  poolSize?: number
  report: (message: string) => void
  /** False if a power failure may lose data, as in tests. */
  durable?: boolean
}

/**
 * Opens the database of the site. A server need not answer yet: queries fail until it does. The embedded database belongs to one process at a time
 * (DataDirInUse), is created if there is none, and is restarted if it dies.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url !== undefined) return connect(serverAddress(options.url, options.replicaUrls), options)
  const changes = new DatabaseChanges()
  const embedded = await openEmbedded({ ...options, durable: options.durable ?? true, changes })
  const database = connect(embeddedAddress(options.dataDir), options, { changes })
  return {
    ...database,
    dump: () => embedded.dump(),
    copy: target => embedded.copy(target),
    close: async () => {
      try {
        await database.close()
      } finally {
        await embedded.close()
      }
    },
  }
}

/** For commands: connects to the database of a running site, or else opens it like openDatabase. */
export async function connectOrOpenDatabase(options: DatabaseOptions): Promise<Database> {
  const shared = options.url === undefined && (await isListening(databasePathsIn(options.dataDir).lock))
  return shared ? connect(embeddedAddress(options.dataDir), options, { isCommand: true }) : openDatabase(options)
}

interface ConnectOptions {
  changes?: DatabaseChanges
  /** True for a program beside a running site. */
  isCommand?: boolean
}

function connect(
  address: DatabaseAddress,
  { poolSize = 10, report }: DatabaseOptions,
  { changes = new DatabaseChanges(), isCommand = false }: ConnectOptions = {},
): Database {
  const orm = new MikroORM(ormOptions(address, { poolSize, report, changes, isCommand }))
  return {
    orm,
    embedded: address.embedded,
    changes,
    address,
    dump: undefined,
    copy: undefined,
    close: () => orm.close(),
  }
}
