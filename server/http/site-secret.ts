import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataDir } from '../kernel/data-dir.ts'
import { newToken } from '../kernel/secret.ts'

/** Returns the site's secret: APP_SECRET, or one that is generated once and stored in the data directory, readable by its owner only. */
export async function siteSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given
  const path = join(dataDir, 'secret')
  openDataDir(dataDir)
  try {
    await writeFile(path, newToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  await chmod(path, 0o600)
  return (await readFile(path, 'utf8')).trim()
}
