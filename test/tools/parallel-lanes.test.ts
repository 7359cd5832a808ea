import { expect, test } from 'vitest'
import { sharedBy, runLanes } from '../../tools/test/parallel-lanes.mjs'
import { bufferOutput } from '../../tools/test/output.mjs'

test('lanes run in parallel, and their results are in the order of the lanes', async () => {
  const log: string[] = []
  const { promise: otherBegan, resolve: begin } = Promise.withResolvers<string>()
  const waits = async () => {
    log.push('first waits')
    await otherBegan
    return 'first'
  }
  const began = () => {
    log.push('other begins')
    begin('')
    return 'other'
  }
  expect(await runLanes([waits, () => 'second'], [began])).toEqual(['first', 'second', 'other'])
  expect(log).toEqual(['first waits', 'other begins'])
})

test('a stage gets the results of the earlier stages in its lane, and of no others', async () => {
  const told = (results: unknown[]) => ({ before: [...results] })
  expect(await runLanes([() => 'a', told], [told])).toEqual(['a', { before: ['a'] }, { before: [] }])
})

test('stages that lanes share run once each, in the first lane that is free', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<string>()
  const ran: string[] = []
  const shared = sharedBy(['first', 'second', 'third'].map(name => () => ran.push(name) && name))
  const long = () => isOver
  const lastOf = async (results: unknown[]) => {
    const own = await shared(results)
    end('long')
    return own
  }
  expect(await runLanes([long, shared], [() => 'short', lastOf])).toEqual(['long', 'short', 'first', 'second', 'third'])
  expect(ran).toEqual(['first', 'second', 'third'])
})

test('the output of a stage is printed in one piece under its name', () => {
  const output = bufferOutput()
  expect(output.blockOf('server')).toBe('')
  output.add(Buffer.from('\n one\n'))
  output.add(Buffer.from('two\n\n'))
  expect(output.blockOf('server')).toBe('\n── server ──\none\ntwo\n')
})

test('a running suite reports how many files are done', () => {
  const output = bufferOutput()
  expect(output.progress()).toBe('')
  output.add(Buffer.from(' ✓ |server| test/server/pledge/mine.test.ts (2 tests) 62ms\n   ✓ is shown 61ms\n'))
  output.add(Buffer.from(' ❯ |app| test/app/ui/fonts.test.tsx (3 tests | 1 failed) 58ms\n'))
  expect(output.progress()).toBe('2 files')
})
