// Starts the server again when it ended although nobody asked it to.
import { setTimeout as sleep } from 'node:timers/promises'
import { isEnding, run } from './child-processes.mjs'
import { say } from './progress.mjs'

const firstPause = 200
const longestPause = 30_000
/** Who ran for so long was well: the pauses begin anew. */
const wellAfter = 60_000

const ready = /^ready /m

/**
 * Runs a program that says `ready …`. One that ends later by a fault or a signal is started again, at first within a second, then after
 * growing pauses. One that was never ready, or that ended well, is not.
 */
export async function keepRunning(command, args, env) {
  let pause = firstPause
  let wasReady = false
  // Whoever read the output may leave; the server goes on.
  process.stdout.on('error', () => undefined)
  for (;;) {
    const started = Date.now()
    const onOutput = part => {
      process.stdout.write(part)
      if (ready.test(part.toString())) wasReady = true
    }
    const code = await run(command, args, { env, stdio: ['inherit', 'pipe', 'inherit'], onOutput })
    if (code === 0 || isEnding() || !wasReady) return code
    if (Date.now() - started > wellAfter) pause = firstPause
    say(`The server ended (${code}); it is started again in ${pause} ms.`)
    await sleep(pause)
    pause = Math.min(pause * 2, longestPause)
  }
}
