/** How a copy of the database stands that answers readings. */
export interface ReplicaState {
  /** Host and name, without user or password. */
  name: string
  answers: boolean
  /** How many seconds it lags behind; null where it does not answer. */
  lag: number | null
}

/** Facts of a process and of its machine, for the desk. */
export interface ProcessStatus {
  /** Of package.json. */
  version: string
  /** When the pages were built; null while developing. */
  builtAt: Date | null
  startedAt: Date
  isEmbedded: boolean
  /** How many live streams this process holds open. */
  streams: () => number
  /** Room in the data directory, in bytes; null where the system does not tell. */
  disk: () => Promise<{ free: number; total: number } | null>
  replicas: () => Promise<ReplicaState[]>
}
