import { readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import { replicaStates } from '../db/replica-lag.ts'
import type { ProcessStatus } from '../kernel/process-status.ts'

const named = z.object({ version: z.string() })

/** Reads the status of this process for the desk. The count of streams is set when live streams start. */
export function readProcessStatus(dataDir: string, database: Database, now: Date): ProcessStatus {
  return {
    version: named.parse(JSON.parse(readFileSync('package.json', 'utf8'))).version,
    builtAt: statSync('build/server/index.js', { throwIfNoEntry: false })?.mtime ?? null,
    startedAt: now,
    isEmbedded: database.embedded,
    streams: () => 0,
    disk: () => roomIn(dataDir),
    replicas: () => replicaStates(database.address),
  }
}

async function roomIn(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
