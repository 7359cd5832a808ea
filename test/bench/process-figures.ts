import { readdirSync, readFileSync } from 'node:fs'

// Clock ticks of Linux are hundredths of a second.
const millisecondsATick = 10

/** The process and all that it started. */
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

/** The fields of /proc/PID/stat behind the name of the program, which may hold spaces; none where the process has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** Processor time that a process and its children have taken so far, in milliseconds. */
export function processorTime(pid: number): number {
  const ticks = familyOf(pid).map(member => {
    const stat = statOf(member)
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0)
  })
  return ticks.reduce((sum, some) => sum + some, 0) * millisecondsATick
}

/** Resident memory of a process and its children, in MB. */
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
