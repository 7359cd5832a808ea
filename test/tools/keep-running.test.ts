import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder = ''
const launchers: { child: ChildProcess; ended: Promise<unknown> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
})
// A launcher that is asked to stop also stops its server; a killed one would leave it running.
afterEach(async () => {
  for (const { child, ended } of launchers.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true })
})

/** A launcher of a small server that appends a letter to a file at each start. */
function launched(server: string) {
  const program = join(folder, 'server.mjs')
  const starts = join(folder, 'starts')
  writeFileSync(program, `import { appendFileSync } from 'node:fs'\nappendFileSync('${starts}', 'x')\n${server}`)
  const source = `
    import { stopWithParent } from './tools/launcher/child-processes.mjs'
    import { keepRunning } from './tools/launcher/keep-running.mjs'
    stopWithParent()
    process.exitCode = await keepRunning(process.execPath, ['${program}'], process.env)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  launchers.push({ child, ended })
  const heard = { out: '', err: '' }
  child.stdout.on('data', (part: Buffer) => (heard.out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (heard.err += part.toString()))
  const pids = () => [...heard.out.matchAll(/^ready (\d+)$/gm)].map(([, pid]) => Number(pid))
  const pidAfter = (times: number) => expect.poll(() => pids()[times - 1] ?? 0, { timeout: 10_000 }).toBeGreaterThan(0)
  return {
    child,
    heard,
    pids,
    pidAfter,
    ended,
    starts: () => readFileSync(starts, 'utf8').length,
  }
}

// The signal is handled before the server says that it is ready, because the test may send it immediately after that.
const serving =
  'process.on("SIGTERM", () => process.exit(0))\nconsole.log(`ready ${process.pid}`)\nsetInterval(() => {}, 1000)'

describe('a server that exits after it was ready', () => {
  test('is restarted within a second, and after longer pauses each time', async () => {
    const { heard, pids, pidAfter } = launched(serving)
    await pidAfter(1)
    for (const time of [1, 2]) {
      process.kill(pids()[time - 1] ?? 0, 'SIGKILL')
      await pidAfter(time + 1)
    }
    expect(heard.err).toBe(
      'The server ended (137); it is started again in 200 ms.\nThe server ended (137); it is started again in 400 ms.\n',
    )
  })

  test('is not restarted when the launcher was asked to stop, not even during the pause before a restart', async () => {
    const { child, pidAfter, ended, starts } = launched(serving)
    await pidAfter(1)
    child.kill('SIGTERM')
    await ended
    expect([child.exitCode, starts()]).toEqual([0, 1])
    const failing = launched(`${serving}\nsetTimeout(() => process.exit(3), 50)`)
    await expect.poll(() => failing.heard.err, { timeout: 10_000 }).toContain('in 800 ms')
    failing.child.kill('SIGTERM')
    await failing.ended
    expect(failing.heard.err).not.toContain('in 1600 ms')
  })
})

test.each([
  ['a wrong setting', 'console.error("The setting PORT must be free.")\nprocess.exit(1)', 1],
  ['a stop of its own', 'console.log("ready 1")', 0],
])('a server that ended by %s is not restarted', async (_, server, code) => {
  const { child, ended, starts } = launched(server)
  await ended
  expect([child.exitCode, starts()]).toEqual([code, 1])
})
