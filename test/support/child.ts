import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { allocator, heap } from '../../tools/launcher/memory-limits.mjs'

interface Child {
  /** Resolves to the value of the first line with this key; rejects if the process ends without one. */
  firstValueOf: (key: string) => Promise<unknown>
  /** Returns all values printed under this key so far. */
  valuesOf: (key: string) => unknown[]
  /** Kills the process immediately, like a power failure, and waits until it has ended. */
  kill: () => Promise<void>
  ended: Promise<number | null>
}

/** Runs test/support/embedded-child.ts in a child process, with the memory limits of the site. */
export function embeddedChild(job: 'hold' | 'insert' | 'query', dataDir: string): Child {
  const script = fileURLToPath(new URL('./embedded-child.ts', import.meta.url))
  const child = spawn(process.execPath, [...heap, script, job, dataDir], {
    env: { ...process.env, ...allocator },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: Record<string, unknown>[] = []
  const reader = createInterface(child.stdout).on('line', line => lines.push(parsed(line)))
  const ended = once(child, 'close').then(() => child.exitCode)

  function valuesOf(key: string): unknown[] {
    return lines.filter(line => key in line).map(line => line[key])
  }

  async function firstValueOf(key: string): Promise<unknown> {
    while (valuesOf(key).length === 0) {
      if (child.exitCode !== null) throw new Error(`it ended without ${key}: ${JSON.stringify(lines)}`)
      await Promise.race([once(reader, 'line'), ended])
    }
    return valuesOf(key)[0]
  }

  return {
    firstValueOf,
    valuesOf,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function parsed(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
