import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty DATA_DIR that is removed after the test. */
export function emptyDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-dir-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
