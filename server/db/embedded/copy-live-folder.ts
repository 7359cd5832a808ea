import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

interface FileState {
  size: number
  changedAt: number
}

/** In ms. A file that changed this shortly before its copy may have changed again within one tick of the file system's clock. */
const tick = 1_000

/**
 * Copies a folder that is being written to. The first pass lets other work run. The returned function brings the copy up to date in one synchronous
 * step, in which nobody may write, and copies only changed files again.
 */
export async function copyLiveFolder(folder: string, target: string): Promise<() => void> {
  const seen = new Map<string, FileState>()
  const begun = Date.now()
  for (const path of await filesIn(folder)) {
    const at = join(folder, path)
    try {
      const { size, mtimeMs: changedAt } = await stat(at)
      await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 })
      await copyFile(at, join(target, path))
      seen.set(path, { size, changedAt })
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return () => catchUp(folder, target, { seen, begun })
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

function catchUp(
  folder: string,
  target: string,
  { seen, begun }: { seen: Map<string, FileState>; begun: number },
): void {
  const gone = new Set(seen.keys())
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const at = join(entry.parentPath, entry.name)
    const path = relative(folder, at)
    // PostgreSQL expects its empty folders too.
    if (entry.isDirectory()) mkdirSync(join(target, path), { recursive: true, mode: 0o700 })
    if (!entry.isFile()) continue
    gone.delete(path)
    const { size, mtimeMs } = statSync(at)
    const was = seen.get(path)
    const isSame = was?.size === size && was.changedAt === mtimeMs && mtimeMs < begun - tick
    if (isSame) continue
    mkdirSync(dirname(join(target, path)), { recursive: true, mode: 0o700 })
    copyFileSync(at, join(target, path))
  }
  for (const path of gone) rmSync(join(target, path), { force: true })
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
