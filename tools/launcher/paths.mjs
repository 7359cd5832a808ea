import { fileURLToPath } from 'node:url'
import { isAbsolute, join, resolve } from 'node:path'

/** The project's folder, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts) => join(root, ...parts)

/** A path that a person typed, seen from the folder they typed it in. */
export function asTyped(path, from = process.env.INIT_CWD ?? process.cwd()) {
  return isAbsolute(path) ? path : resolve(from, path)
}
