import type { Import, Module } from './modules.ts'

/**
 * Returns the import cycles between folders at run time, each as a line with the imports that form it. `folderOf` returns the folder of a file, or
 * undefined for a file that does not count.
 */
export function importCyclesOf(modules: readonly Module[], folderOf: (path: string) => string | undefined): string[] {
  const edges = edgesBetween(modules, folderOf)
  return cyclesIn(edges).map(cycle => {
    const inside = [...edges].filter(([edge]) => edge.split(' > ').every(folder => cycle.includes(folder)))
    return `${cycle.toSorted().join(', ')}: ${inside.map(([edge, from]) => `${edge} (${from})`).join('; ')}`
  })
}

/** Returns each edge `folder > folder` with the first file that causes it. */
function edgesBetween(modules: readonly Module[], folderOf: (path: string) => string | undefined): Map<string, string> {
  const edges = new Map<string, string>()
  for (const { path, imports } of modules)
    for (const to of imports.filter(isRuntime)) {
      const [from, target] = [folderOf(path), folderOf(to.target)]
      if (from === undefined || target === undefined || from === target) continue
      const edge = `${from} > ${target}`
      if (!edges.has(edge)) edges.set(edge, path)
    }
  return edges
}

const isRuntime = ({ isType, isPackage }: Import) => !isType && !isPackage

/** Returns the sets of folders in which each can be reached from every other. */
function cyclesIn(edges: ReadonlyMap<string, string>): string[][] {
  const targets = new Map<string, string[]>()
  for (const edge of edges.keys()) {
    const [from = '', to = ''] = edge.split(' > ')
    targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const reached = new Map([...targets.keys()].map(folder => [folder, reachedFrom(folder, targets)]))
  const cycles = new Map<string, string[]>()
  for (const [folder, others] of reached) {
    const cycle = [...others].filter(other => reached.get(other)?.has(folder) === true).toSorted()
    if (others.has(folder)) cycles.set(cycle.join(), cycle)
  }
  return [...cycles.values()]
}

function reachedFrom(start: string, targets: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(targets.get(start) ?? [])]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    waiting.push(...(targets.get(folder) ?? []))
  }
  return reached
}
