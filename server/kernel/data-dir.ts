import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { WrongSetting } from './env.ts'

/** Makes the folder DATA_DIR names where there is none; throws WrongSetting where this user cannot keep anything in it. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    // Tried, for permissions alone do not tell of a disk that is only read.
    rmdirSync(mkdtempSync(join(dataDir, '.try-')))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new WrongSetting(`The setting DATA_DIR must be a folder that this user may write; ${dataDir} is not${code}.`)
  }
}

// Node's own way of making a folder with those above it never ends where none can be made, as below /proc.
function makeFolder(path: string): void {
  if (existsSync(path)) return
  const above = dirname(path)
  if (!existsSync(above)) makeFolder(above)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error // else another process was quicker
  }
}
