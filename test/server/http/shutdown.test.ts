import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../support/stopping-child.ts', import.meta.url))
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts the server of stopping-child.ts, directly or as a child of a shell. */
async function running(below: 'this' | 'a shell' = 'this') {
  const child =
    below === 'this'
      ? spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
      : spawn('sh', ['-c', '"$0" "$1" & wait', process.execPath, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const ended = once(child, 'exit').then(() => child.exitCode)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const silent = once(child.stdout, 'close')
  await expect.poll(() => said, { timeout: 10_000 }).toMatch(/^ready \d+ \d+\n/)
  const [, port = '', pid = ''] = said.split(/\s/)
  return {
    child,
    ended,
    silent,
    pid: Number(pid),
    said: () => said,
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
  }
}

const textOf = async (url: string) => (await fetch(url)).text()

describe('a server that shuts down', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s completes running requests, accepts no new ones, closes and exits with success',
    async signal => {
      const { child, ended, said, at } = await running()
      const slow = textOf(at('/slow'))
      const respondedAt = slow.then(() => performance.now())
      const live = textOf(at('/live'))
      await expect.poll(() => said().match(/asked/g), { timeout: 5000 }).toHaveLength(2)
      child.kill(signal)
      expect(await live).toBe('')
      await expect(fetch(at('/late'))).rejects.toThrow()
      child.kill(signal)
      expect(await slow).toBe('done')
      expect(await ended).toBe(0)
      // The client keeps its connection for seconds; the server does not wait for that.
      expect(performance.now() - (await respondedAt)).toBeLessThan(2000)
      expect(said().match(/closed/g)).toHaveLength(1)
      expect(said()).not.toContain('/late')
    },
  )

  it('when its parent process ends does the same', async () => {
    const { child, silent, pid, said } = await running('a shell')
    expect(pid).not.toBe(child.pid)
    child.kill('SIGKILL')
    await silent
    expect(said()).toContain('closed')
  })
})
