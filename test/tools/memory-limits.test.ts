import { expect, test } from 'vitest'
import { heap } from '../../tools/launcher/memory-limits.mjs'

test('V8 gets the sizes of its heap spaces and nothing else, with room for a crowd', () => {
  const flags = heap.map(flag => flag.split('=')[0])
  expect(flags).toEqual(['--max-old-space-size', '--max-semi-space-size'])
  expect(Number(heap[0]?.split('=')[1])).toBeGreaterThanOrEqual(512)
})
