import { closeSync, fchmodSync, openSync, rmSync } from 'node:fs'

/** An empty file that nobody else may read from its first byte on, whatever the umask; one that was left there is not written to. */
export function createPrivateFile(file: string): void {
  rmSync(file, { force: true })
  const made = openSync(file, 'wx', 0o600)
  fchmodSync(made, 0o600)
  closeSync(made)
}
