import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'

/** Loads the page bundle that `remix vite:build` wrote. */
export async function builtPages(root: string): Promise<ServerBuild> {
  const module: unknown = await import(pathToFileURL(resolve(root, 'build/server/index.js')).href)
  return serverBuild(module)
}

/** Returns the module if it is a page bundle, else throws. */
export function serverBuild(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new Error('this module is not a page bundle')
  return module
}

const isServerBuild = (module: unknown): module is ServerBuild =>
  typeof module === 'object' && module !== null && 'routes' in module && 'assets' in module && 'entry' in module
