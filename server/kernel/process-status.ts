/** The state of a read replica of the database. */
export interface ReplicaState {
  /** Host and database name, without user or password. */
  name: string
  answers: boolean
  /** Replication lag in seconds; null if the replica does not answer. */
  lag: number | null
}

/** Facts about a process and its machine, for the desk. */
export interface ProcessStatus {
  /** From package.json. */
  version: string
  /** When the pages were built; null in development. */
  builtAt: Date | null
  startedAt: Date
  isEmbedded: boolean
  /** Returns the number of open live streams of this process. */
  streams: () => number
  /** Space in the data directory, in bytes; null if the system does not report it. */
  disk: () => Promise<{ free: number; total: number } | null>
  replicas: () => Promise<ReplicaState[]>
}
