// A child process with the embedded database open, for tests that kill it. It prints a JSON line for each step.
import { existsSync, readFileSync } from 'node:fs'
import { openDatabase } from '#server/db/connection.ts'

const [job, dataDir = ''] = process.argv.slice(2)

function print(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`)
}

/** Returns the peak memory in MB, from the kernel if possible: Node's value starts with that of the parent process. */
function peakOfMemory(): number {
  const own = existsSync('/proc/self/status')
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
    : null
  return Math.round(Number(own?.[1] ?? process.resourceUsage().maxRSS) / 1024)
}

try {
  const started = performance.now()
  const database = await openDatabase({ url: undefined, dataDir, report: message => print({ report: message }) })
  print({ opened: Math.round(performance.now() - started) })
  const em = database.orm.em.fork()
  if (job === 'insert') {
    await em.execute('create table if not exists kept (number int not null)')
    const [row] = await em.execute<{ kept: number }[]>('select count(*)::int as kept from kept')
    print({ kept: row?.kept })
    for (let number = 1; ; number += 1) {
      await em.execute('insert into kept values (?)', [number])
      print({ answered: number })
    }
  }
  if (job === 'query') {
    for (let number = 1; number <= 2_000; number += 1) await em.execute('select ?::int as number', [number])
    print({ peak: peakOfMemory() })
    await database.close()
  }
} catch (error) {
  print({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  process.exitCode = 1
}
