import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { syncFolder } from './sync-folder.ts'
import { untar } from './untar.ts'

/** An empty database, made by server/db/commands/make-empty-database.ts. Creating one would take seconds and 600 MB, unpacking this one does not. */
export const image = fileURLToPath(new URL('../image/postgres-18.tar.br', import.meta.url))

/** Unpacks an empty database if there is none. After an interruption it starts over, because the folder gets its name last. */
export async function unpackImage(cluster: string, durable: boolean): Promise<void> {
  finishSwap(cluster)
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  await untar(createReadStream(image).pipe(createBrotliDecompress()), draft)
  if (durable) await syncFolder(draft)
  renameSync(draft, cluster)
}

/** Replaces the old database by a restored one. */
export function replaceFolder(restored: string, cluster: string): void {
  if (existsSync(cluster)) renameSync(cluster, oldOf(cluster))
  renameSync(restored, cluster)
  finishSwap(cluster)
}

/** Completes an interrupted swap: the old database comes back unless the new one is in place. */
function finishSwap(cluster: string): void {
  if (existsSync(cluster)) rmSync(oldOf(cluster), { recursive: true, force: true })
  else if (existsSync(oldOf(cluster))) renameSync(oldOf(cluster), cluster)
}

function oldOf(cluster: string): string {
  return `${cluster}.old`
}
