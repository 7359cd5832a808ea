import type { Module } from './modules.ts'

/** Packages that only pictures and letters need. */
export const heavy = /^(sharp|satori|nodemailer|smtp-server|@resvg\/resvg-js|@fontsource\/.*)$/

/** What a file loads before it can run, each with who asks for it: its imports, theirs, and so on; not what is late or a type. */
export function loadedBy(start: string, tree: readonly Module[]): Map<string, string> {
  const from = new Map<string, string>([[start, '']])
  for (const path of from.keys()) {
    const direct = tree.find(module => module.path === path)?.imports.filter(to => !to.isType && !to.isLate) ?? []
    for (const { target } of direct) if (!from.has(target)) from.set(target, path)
  }
  return from
}
