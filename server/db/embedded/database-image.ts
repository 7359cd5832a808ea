import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { syncFolder } from './sync-folder.ts'
import { untar } from './untar.ts'

/** An empty database, made by commands/make-image.ts: creating one takes seconds and 600 MB, unpacking this does not. */
export const image = fileURLToPath(new URL('../image/postgres-18.tar.br', import.meta.url))

/** Puts an empty database in place when there is none. Killed in the middle, it starts over: the folder gets its name last. */
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

/** Puts a restored database in the place of the old one. */
export function swapIn(restored: string, cluster: string): void {
  if (existsSync(cluster)) renameSync(cluster, oldOf(cluster))
  renameSync(restored, cluster)
  finishSwap(cluster)
}

/** A swap that was cut short: the old database comes back unless the new one is in place. */
function finishSwap(cluster: string): void {
  if (existsSync(cluster)) rmSync(oldOf(cluster), { recursive: true, force: true })
  else if (existsSync(oldOf(cluster))) renameSync(oldOf(cluster), cluster)
}

function oldOf(cluster: string): string {
  return `${cluster}.old`
}
