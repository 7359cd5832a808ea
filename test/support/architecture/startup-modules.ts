import type { Module } from './modules.ts'

/** Packages that only pictures, letters and passkeys need. */
export const heavyPackages =
  /^(sharp|satori|opentype\.js|nodemailer|@simplewebauthn\/server|smtp-server|@resvg\/resvg-js|@fontsource\/.*)$/

/**
 * Returns the modules that a file loads at startup, each with its importer: its imports, their imports, and so on, without dynamic and type imports.
 */
export function startupModules(start: string, tree: readonly Module[]): Map<string, string> {
  const from = new Map<string, string>([[start, '']])
  for (const path of from.keys()) {
    const direct = tree.find(module => module.path === path)?.imports.filter(to => !to.isType && !to.isLate) ?? []
    for (const { target } of direct) if (!from.has(target)) from.set(target, path)
  }
  return from
}
