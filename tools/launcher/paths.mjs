import { fileURLToPath } from 'node:url'
import { isAbsolute, join, resolve } from 'node:path'

/** The project's folder, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts) => join(root, ...parts)

/** Resolves a path from the command line against the user's working directory. */
export function relativeToCwd(path, from = process.env.INIT_CWD ?? process.cwd()) {
  return isAbsolute(path) ? path : resolve(from, path)
}
