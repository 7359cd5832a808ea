// Restarts the server when it ends unexpectedly.
import { setTimeout as sleep } from 'node:timers/promises'
import { isEnding, run } from './child-processes.mjs'
import { say } from './progress.mjs'

const firstPause = 200
const maxPauseMs = 30_000
/** In ms. After a run of this length, the pauses start again from the shortest. */
const stableAfter = 60_000

const ready = /^ready /m

/**
 * Runs a program that prints `ready …`. If it ends later with an error or by a signal, it is restarted, at first within a second, then after growing
 * pauses. A program that was never ready, or that ended with exit code 0, is not restarted.
 */
export async function keepRunning(command, args, env) {
  let pause = firstPause
  let wasReady = false
  // The reader of the output may close it; the server continues.
  process.stdout.on('error', () => undefined)
  for (;;) {
    const started = Date.now()
    const onOutput = part => {
      process.stdout.write(part)
      if (ready.test(part.toString())) wasReady = true
    }
    const code = await run(command, args, { env, stdio: ['inherit', 'pipe', 'inherit'], onOutput })
    if (code === 0 || isEnding() || !wasReady) return code
    if (Date.now() - started > stableAfter) pause = firstPause
    say(`The server ended (${code}); it is started again in ${pause} ms.`)
    await sleep(pause)
    pause = Math.min(pause * 2, maxPauseMs)
  }
}
