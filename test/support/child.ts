import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { allocator, heap } from '../../tools/launcher/memory-limits.mjs'

interface Child {
  /** The first line that has this key; rejects when the process ends without one. */
  says: (key: string) => Promise<unknown>
  /** Every value that was printed under this key until now. */
  told: (key: string) => unknown[]
  /** Kills the process at once, as a power failure would, and waits until it is gone. */
  kill: () => Promise<void>
  ended: Promise<number | null>
}

/** Runs test/support/embedded-child.ts in a process of its own, with the memory that the site is given. */
export function embeddedChild(job: 'hold' | 'insert' | 'query', dataDir: string): Child {
  const script = fileURLToPath(new URL('./embedded-child.ts', import.meta.url))
  const child = spawn(process.execPath, [...heap, script, job, dataDir], {
    env: { ...process.env, ...allocator },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: Record<string, unknown>[] = []
  const reader = createInterface(child.stdout).on('line', line => lines.push(parsed(line)))
  const ended = once(child, 'close').then(() => child.exitCode)

  function told(key: string): unknown[] {
    return lines.filter(line => key in line).map(line => line[key])
  }

  async function says(key: string): Promise<unknown> {
    while (told(key).length === 0) {
      if (child.exitCode !== null) throw new Error(`it ended without ${key}: ${JSON.stringify(lines)}`)
      await Promise.race([once(reader, 'line'), ended])
    }
    return told(key)[0]
  }

  return {
    says,
    told,
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
