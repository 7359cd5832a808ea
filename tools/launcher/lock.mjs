// Only one launcher at a time installs or builds in a folder. Each writes a file there and then looks for others: of two that start at the same time,
// at least the later one sees the other and withdraws. The file of a dead launcher is ignored.
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './child-processes.mjs'
import { Stop } from './stop.mjs'

const staleAfter = 30_000

/** Runs `work` while no other launcher holds the lock in `folder`. */
export async function withFolderLock(folder, work, { onWait = () => {}, host = hostname(), pid = process.pid } = {}) {
  const mine = `${host}.${pid}.lock`
  const file = join(folder, mine)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  const heartbeat = setInterval(() => touch(file), 1_000)
  try {
    for (let waits = 0; !tryLock(folder, mine); waits += 1) {
      if (waits === 0) onWait()
      await sleep(100 + Math.random() * 200)
    }
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.removeListener('exit', release)
    release()
  }
}

function tryLock(folder, mine) {
  const file = join(folder, mine)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, '')
    const others = readdirSync(folder).filter(name => name.endsWith('.lock') && name !== mine)
    if (!others.some(name => isAlive(folder, name))) return true
    rmSync(file, { force: true })
    return false
  } catch (error) {
    throw new Stop(`The folder ${folder} cannot be written (${error.code}): start as the user it belongs to.`)
  }
}

/** A lock on this machine is valid while its process runs and it was touched recently; one of another machine, while it is touched. */
function isAlive(folder, name) {
  const [, host, pid] = /^(.*)\.(\d+)\.lock$/.exec(name) ?? []
  if (host === hostname() && !isRunning(Number(pid))) {
    rmSync(join(folder, name), { force: true })
    return false
  }
  const touched = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - touched < staleAfter
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The file is absent between two attempts. If it was removed by hand, the work still continues.
  }
}
