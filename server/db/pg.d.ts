// What this site uses of the driver that MikroORM brings; the package has no types of its own.
declare module 'pg' {
  import type { EventEmitter } from 'node:events'

  export interface Answer {
    rows: unknown[]
  }

  /** Prepared once for each connection, by its name. */
  export interface NamedQuery {
    name: string
    text: string
    values: readonly unknown[]
  }

  export interface Notification {
    channel: string
    payload?: string
  }

  export interface ClientOptions {
    connectionString?: string
    host?: string
    port?: number
    user?: string
    database?: string
    application_name?: string
    connectionTimeoutMillis?: number
    query_timeout?: number
    keepAlive?: boolean
  }

  export interface ClientEvents {
    error: [Error]
    end: []
    notification: [Notification]
  }

  export class Client extends EventEmitter<ClientEvents> {
    constructor(options: ClientOptions)
    connect(): Promise<void>
    query(asked: string | NamedQuery, values?: readonly unknown[]): Promise<Answer>
    end(): Promise<void>
  }

  export interface PoolClient extends Client {
    release: (destroy?: boolean) => void
  }

  export interface PoolEvents {
    connect: [PoolClient]
    acquire: [PoolClient]
    release: [Error | undefined, PoolClient]
  }

  export class Pool extends EventEmitter<PoolEvents> {
    query(text: string, values?: readonly unknown[]): Promise<Answer>
  }
}
