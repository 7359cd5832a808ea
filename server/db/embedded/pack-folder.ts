import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack, type Pack } from 'tar-stream'

/** Streams the files of a folder, and its empty folders, as a tar for `untar`. */
export function packFolder(folder: string): Pack {
  const tar = pack()
  addAll(tar, folder).catch((error: unknown) => tar.destroy(error instanceof Error ? error : undefined))
  return tar
}

async function addAll(tar: Pack, folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (entry.isDirectory()) tar.entry({ name, type: 'directory', mode: 0o700 })
    else if (entry.isFile())
      await pipeline(createReadStream(path), tar.entry({ name, size: (await stat(path)).size, mode: 0o600 }))
  }
  tar.finalize()
}
