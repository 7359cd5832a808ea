import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { WrongSetting } from './wrong-setting.ts'

/** Creates the folder DATA_DIR if it is missing. Throws WrongSetting if this user cannot write in it. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    // Writes a folder as a test, because permissions do not show that a file system is read-only.
    rmdirSync(mkdtempSync(join(dataDir, '.try-')))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new WrongSetting(`The setting DATA_DIR must be a folder that this user may write; ${dataDir} is not${code}.`)
  }
}

// Node's recursive mkdir never ends where no folder can be created, as below /proc.
function makeFolder(path: string): void {
  if (existsSync(path)) return
  const above = dirname(path)
  if (!existsSync(above)) makeFolder(above)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error // Otherwise another process created it first.
  }
}
