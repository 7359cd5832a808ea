import { Client, type ClientConfig, type Pool } from 'pg'
import type { DatabaseChanges } from '../rpc/database-changes.ts'
import { defineConfig } from '@mikro-orm/postgresql'
import { Migrator } from '@mikro-orm/migrations'
import { entities } from './entities.ts'
import { migrations } from './migrations/index.ts'
import { releaseBrokenConnections } from './release-broken-connections.ts'
import { preparingStatements } from './prepared-statements.ts'
import { applicationName, commandApplicationName, type DatabaseAddress } from './database-address.ts'

const seconds = (count: number) => count * 1000

// An unreachable database is reported within 3 s.
const connectTimeout = seconds(3)

// A page waits 10 s at most, so a query that runs longer is useless.
const limits = {
  statement_timeout: seconds(8),
  query_timeout: seconds(9),
  idle_in_transaction_session_timeout: seconds(5),
}

// PostgreSQL compiles a statement to machine code when its estimated cost is high. Here the estimates are too high, and compiling takes longer than the
// statement itself (docs/decisions/no-jit.md).
const withoutJit = { options: '-c jit=off' }

interface Options {
  poolSize: number
  report: (message: string) => void
  changes?: DatabaseChanges | undefined
  /** True for a program beside a running site. */
  isCommand?: boolean
  /** True for work without a time limit, such as migrations. */
  withoutTimeouts?: boolean
  /** Milliseconds to wait for a connection while all are in use. Under load, requests are served in turn for as long as their pages wait. */
  poolTimeout?: number
}

/**
 * The pool has one timeout for waiting and for connecting. This client gives up on an unreachable database sooner than a request gives up waiting.
 */
class FailFastClient extends Client {
  constructor(options: ClientConfig) {
    super({ ...options, connectionTimeoutMillis: connectTimeout })
  }
}

/** One configuration for the site, the commands and MikroORM's own tools. */
export function ormOptions(
  reach: DatabaseAddress,
  { poolSize, report, changes, isCommand = false, withoutTimeouts = false, poolTimeout = seconds(8) }: Options,
) {
  const reads = reach.embedded && !isCommand ? preparingStatements(FailFastClient) : undefined
  return defineConfig({
    ...reach.connection,
    ...(reads === undefined ? {} : { driver: reads.driver }),
    entities: [...entities],
    extensions: [Migrator],
    // The embedded database keeps prepared statements for each connection, so its connections stay open.
    pool: { min: 0, max: poolSize, idleTimeoutMillis: reads === undefined ? seconds(30) : 0 },
    driverOptions: {
      application_name: isCommand ? commandApplicationName : applicationName,
      keepAlive: true,
      keepAliveInitialDelayMillis: seconds(10),
      onPoolCreated(pool: Pool) {
        releaseBrokenConnections(pool, withoutTimeouts ? undefined : seconds(60))
        // The embedded database sends changes with the response to the commit, so they have been handled when the commit resolves.
        pool.on('connect', client => client.on('notification', ({ payload }) => changes?.notify(payload ?? '')))
      },
      Client: reads?.client ?? FailFastClient,
      connectionTimeoutMillis: poolTimeout,
      ...(withoutTimeouts ? {} : limits),
      ...(reach.embedded ? {} : withoutJit),
    },
    replicas: reach.replicaUrls.map(clientUrl => ({ clientUrl })),
    // A replica may lag, so only queries that say so (connectionType: 'read') go there, and people see what they just wrote.
    preferReadReplicas: false,
    ensureDatabase: false,
    forceUtcTimezone: true,
    logger: report,
    colors: false,
    migrations: { migrationsList: [...migrations], snapshot: false, silent: true, tableName: 'migration' },
  })
}
