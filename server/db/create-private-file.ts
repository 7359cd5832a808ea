import { closeSync, fchmodSync, openSync, rmSync } from 'node:fs'

/** Creates an empty file that nobody else may read, whatever the umask. An existing file of this name is replaced and never written to. */
export function createPrivateFile(file: string): void {
  rmSync(file, { force: true })
  const made = openSync(file, 'wx', 0o600)
  fchmodSync(made, 0o600)
  closeSync(made)
}
