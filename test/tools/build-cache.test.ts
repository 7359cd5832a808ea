import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { removeUnused, cached, minifyOnce } from '../../tools/build-cache.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

let made: string[] = []
beforeEach(() => void (made = []))

async function shout(content: string, recipe = 'shout'): Promise<string> {
  const make = async () => {
    made.push(content)
    return content.toUpperCase()
  }
  return String(await cached(recipe, content, make, folder))
}

test('equal content is built once, and another content or another recipe is built again', async () => {
  expect([await shout('river'), await shout('river')]).toEqual(['RIVER', 'RIVER'])
  expect(made).toEqual(['river'])
  expect([await shout('dam'), await shout('river', 'louder')]).toEqual(['DAM', 'RIVER'])
  expect(made).toEqual(['river', 'dam', 'river'])
})

test('two concurrent builds are both complete', async () => {
  expect(await Promise.all([shout('lock'), shout('lock')])).toEqual(['LOCK', 'LOCK'])
})

test('an entry that no build has used for a week is deleted', async () => {
  await shout('old')
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo)
  made = []
  await shout('dam')
  removeUnused(folder)
  expect([readdirSync(folder).length, made]).toEqual([1, []])
})

test('the browser scripts are minified, and the server scripts stay readable', () => {
  const { applyToEnvironment } = minifyOnce({ module: true })
  const consumers = ['client', 'server'] as const
  expect(consumers.map(consumer => applyToEnvironment({ config: { consumer } }))).toEqual([true, false])
})
