import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

// In microseconds. A short period makes the pauses short: the kernel's default of 100 ms would show in response times.
const period = 20_000
const [first, second] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup']

/**
 * Limits a process and each of its children to a share of one core, by control groups of Linux (either version; root only). Returns a function that
 * removes the groups after the processes have ended.
 */
export function limitProcessors(pid: number, share: number): () => void {
  const groups = treeOf(pid).map(each => limited(each, Math.round(share * period)))
  return () => groups.forEach(group => rmdirSync(group))
}

function limited(pid: number, quota: number): string {
  const isFirstVersion = existsSync(`${first}/cpu.cfs_quota_us`)
  const group = `${isFirstVersion ? first : second}/bench-${pid}`
  mkdirSync(group)
  if (isFirstVersion) {
    writeFileSync(`${group}/cpu.cfs_period_us`, String(period))
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(quota))
  } else writeFileSync(`${group}/cpu.max`, `${quota} ${period}`)
  writeFileSync(`${group}/cgroup.procs`, String(pid))
  return group
}

/** Returns the ids of a process and of all processes that it started. */
function treeOf(pid: number): number[] {
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.flatMap(child => treeOf(Number(child)))]
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined // The process has ended meanwhile.
  }
}
