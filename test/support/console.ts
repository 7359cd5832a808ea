import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['error', 'warn'] as const

/** What the running test said on the console as an error or a warning. */
const said: string[] = []
const expected: RegExp[] = []

/** Lets the running test complain on the console in these words, and fails it when it does not. */
export function expectComplaint(words: RegExp): void {
  expected.push(words)
}

beforeEach(() => {
  said.length = 0
  expected.length = 0
  const listeners = methods.map(method =>
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void said.push(format(...parts))),
  )
  return () => {
    for (const listener of listeners) listener.mockRestore()
  }
})

afterEach(() => {
  const unexpected = said.filter(line => !expected.some(words => words.test(line)))
  const unheard = expected.filter(words => !said.some(line => words.test(line)))
  expect(unexpected, 'nothing was to be said on the console as an error or a warning').toEqual([])
  expect(unheard.map(String), 'these complaints were expected on the console').toEqual([])
})
