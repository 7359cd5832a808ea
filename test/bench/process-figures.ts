import { readdirSync, readFileSync } from 'node:fs'

// A clock tick of Linux is 10 ms.
const millisecondsATick = 10

/** Returns the process and all its descendants. */
function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => [Number(name), Number(statOf(Number(name))[1])]),
  )
  const family = new Set([pid])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  }
  return [...family]
}

/** Returns the fields of /proc/PID/stat after the program name, which may contain spaces; empty if the process has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** Returns the CPU time that a process and its descendants have used so far, in ms. */
export function processorTime(pid: number): number {
  const ticks = familyOf(pid).map(member => {
    const stat = statOf(member)
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0)
  })
  return ticks.reduce((sum, some) => sum + some, 0) * millisecondsATick
}

/** Returns the resident memory of a process and its descendants, in MB. */
export function residentMemory(pid: number): number {
  const kilobytes = familyOf(pid).map(member => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${member}/status`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, some) => sum + some, 0) / 1024
}
