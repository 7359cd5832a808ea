// The child processes of the launcher. All of them end with it: on a signal, or when the npm that started it has ended.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { root } from './paths.mjs'
import { Stop } from './stop.mjs'

const stopTimeout = 20_000
const children = new Set()
let ending

/** Runs a program in the project's folder, for at most `limit` ms, and resolves to its exit code. It ends when the launcher ends. */
export function run(command, args, { env = process.env, stdio = 'inherit', shell = false, limit, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    if (ending !== undefined) return reject(new Stop('', ending))
    const child = spawn(command, args, { cwd: root, env, stdio, shell, windowsHide: true, timeout: limit })
    children.add(child)
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('error', error => {
      children.delete(child)
      reject(new Stop(`${command} could not be started (${error.code ?? error.message}).`))
    })
    child.once('close', (code, signal) => {
      children.delete(child)
      if (code === null && ending !== undefined) reject(new Stop('', ending))
      else resolve(code ?? codeOf(signal))
    })
  })
}

/** Returns true once the launcher was asked to end. */
export const isEnding = () => ending !== undefined

const codeOf = signal => 128 + (constants.signals[signal] ?? 1)

/** Asks every child to end and waits for it; kills it after 20 s. */
export async function stopAll() {
  const all = [...children]
  if (all.length === 0) return
  const ended = all.map(child => new Promise(resolve => child.once('close', resolve)))
  for (const child of all) child.kill('SIGTERM')
  const force = setTimeout(() => all.forEach(child => child.kill('SIGKILL')), stopTimeout)
  await Promise.all(ended)
  clearTimeout(force)
}

/** From now on, SIGINT, SIGTERM, SIGHUP and the end of the parent npm end the children, and then the launcher. */
export function stopWithParent() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(codeOf(signal)))
  if (process.env.npm_lifecycle_event === undefined) return
  const before = ancestry()
  setInterval(() => ancestry() === before || end(codeOf('SIGTERM')), 500).unref()
}

/** A terminal sends a signal to all its processes, and npm passes it on as well, so only the first one counts. */
function end(code) {
  if (ending !== undefined) return
  ending = code
  // Without children there is nothing to wait for; otherwise the command ends with the exit code of its child.
  if (children.size === 0) process.exit(code)
  void stopAll()
}

/** Returns the parent, and also its parent if a shell stands between npm and this process. */
function ancestry() {
  const parent = process.ppid
  return `${parent} ${isShell(parent) ? parentOf(parent) : ''}`
}

const isShell = pid => /^\d+ \((sh|dash|bash|ash|busybox)\)/.test(statOf(pid))
const parentOf = pid =>
  statOf(pid)
    .replace(/^.*\) \S /s, '')
    .split(' ')[0]

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** Returns true if there is a process with this id, also one of another user. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
