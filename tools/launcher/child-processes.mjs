// The launcher's children, and how all of them end with it: on a signal, or when the npm that started it is gone.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { root } from './paths.mjs'
import { Stop } from './stop.mjs'

const patience = 20_000
const children = new Set()
let ending

/** Runs a program in the project's folder, for at most `limit` ms, and resolves to its exit code; it ends with the launcher. */
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

/** True once the launcher was asked to end. */
export const isEnding = () => ending !== undefined

const codeOf = signal => 128 + (constants.signals[signal] ?? 1)

/** Asks every child to end and waits for it; after 20 seconds it is made to. */
export async function stopAll() {
  const all = [...children]
  if (all.length === 0) return
  const ended = all.map(child => new Promise(resolve => child.once('close', resolve)))
  for (const child of all) child.kill('SIGTERM')
  const force = setTimeout(() => all.forEach(child => child.kill('SIGKILL')), patience)
  await Promise.all(ended)
  clearTimeout(force)
}

/** From now on SIGINT, SIGTERM, SIGHUP and the death of the npm above end the children, and the launcher after them. */
export function watchForTheEnd() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(codeOf(signal)))
  if (process.env.npm_lifecycle_event === undefined) return
  const before = ancestry()
  setInterval(() => ancestry() === before || end(codeOf('SIGTERM')), 500).unref()
}

/** A signal reaches a whole terminal at once and is passed on by npm as well: only the first one counts. */
function end(code) {
  if (ending !== undefined) return
  ending = code
  // With nothing running there is nothing to wait for; otherwise the command ends with what its child said.
  if (children.size === 0) process.exit(code)
  void stopAll()
}

/** The parent, and its parent too where an old shell stands between npm and this process. */
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
