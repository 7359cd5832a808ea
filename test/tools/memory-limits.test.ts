import { expect, test } from 'vitest'
import { heap } from '../../tools/launcher/memory-limits.mjs'

test('V8 is given the sizes of its spaces and nothing else, and room for what a crowd needs', () => {
  const flags = heap.map(flag => flag.split('=')[0])
  expect(flags).toEqual(['--max-old-space-size', '--max-semi-space-size'])
  expect(Number(heap[0]?.split('=')[1])).toBeGreaterThanOrEqual(512)
})
