// Where a test run keeps its temporary files.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../launcher/child-processes.mjs'

const inMemory = '/dev/shm'
const prefix = 'npm-test-'
const gigabyte = 2 ** 30
// The files of a run take at most about one gigabyte, its servers and browsers several.
const needed = { ofFolder: 4 * gigabyte, ofMemory: 12 * gigabyte }

/**
 * From now on, temporary files of this process and of those that it starts are in memory, until it ends. It changes nothing if TMPDIR is set, or if the
 * computer has too little memory or runs no programs from there. Databases of tests consist of a thousand files each, and creating them beside files
 * that were deleted within the last minutes takes up to a second of processor time on ext4.
 */
export function keepTemporaryFilesInMemory(parent = inMemory, { ofFolder, ofMemory } = needed) {
  if (process.env.TMPDIR !== undefined || freeBytesOf(parent) < ofFolder || process.availableMemory() < ofMemory) return
  removeLeftFolders(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // A test may run a program as another user, who must get at their own files in it.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (runsPrograms(folder)) process.env.TMPDIR = folder
}

/** Some tests run a program that they have written; a folder that is mounted with `noexec` refuses that. */
function runsPrograms(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

function freeBytesOf(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Removes the folders of processes that were killed. */
function removeLeftFolders(parent) {
  for (const name of readdirSync(parent)) {
    const [, id] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (id !== undefined && !isRunning(Number(id))) tryToRemove(join(parent, name))
  }
}

function tryToRemove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It belongs to another user.
  }
}
