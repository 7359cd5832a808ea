import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

const program = new URL('../../tools/test/temporary-files.mjs', import.meta.url).href

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Lets a process keep its temporary files in the folder. Returns one of them if they were moved, and what is in the folder at that time. */
function filesOf(folder: string, needed: { ofFolder: number; ofMemory: number }, env: Record<string, string> = {}) {
  const script = `
    import { keepTemporaryFilesInMemory } from ${JSON.stringify(program)}
    import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    keepTemporaryFilesInMemory(${JSON.stringify(folder)}, ${JSON.stringify(needed)})
    const place = ${JSON.stringify(folder)}
    const isMoved = process.env.TMPDIR !== undefined
    const file = isMoved ? mkdtempSync(tmpdir() + '/file-') : undefined
    console.log(JSON.stringify({ file, beside: existsSync(place) ? readdirSync(place) : [] }))`
  const { TMPDIR: _, ...rest } = process.env
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
  return z.object({ file: z.string().optional(), beside: z.array(z.string()) }).parse(JSON.parse(output))
}

const enough = { ofFolder: 0, ofMemory: 0 }
const tooMuch = Number.MAX_SAFE_INTEGER

test('temporary files are in a folder of the run, which is removed with them at the end', () => {
  const folder = newFolder()
  const { file, beside } = filesOf(folder, enough)
  expect(beside).toHaveLength(1)
  expect(file?.startsWith(join(folder, String(beside[0]), '/'))).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('without enough room or memory, or with TMPDIR, they stay where they were', () => {
  const folder = newFolder()
  const other = newFolder()
  expect(filesOf(folder, { ...enough, ofFolder: tooMuch })).toEqual({ beside: [] })
  expect(filesOf(folder, { ...enough, ofMemory: tooMuch })).toEqual({ beside: [] })
  expect(filesOf(join(folder, 'missing'), { ...enough, ofFolder: 1 })).toEqual({ beside: [] })
  const { file, beside } = filesOf(folder, enough, { TMPDIR: other })
  expect(file?.startsWith(join(other, '/'))).toBe(true)
  expect(beside).toEqual([])
})

test('a run removes what a killed one has left, and nothing of a running one', () => {
  const folder = newFolder()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const left = `npm-test-${ended}-abcdef`
  const kept = [`npm-test-${process.pid}-abcdef`, 'other']
  for (const name of [left, ...kept]) mkdirSync(join(folder, name, 'database'), { recursive: true })
  filesOf(folder, enough)
  expect(readdirSync(folder).toSorted()).toEqual(kept)
})
