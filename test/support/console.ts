import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['error', 'warn'] as const

/** Errors and warnings that the current test wrote to the console. */
const messages: string[] = []

beforeEach(() => {
  messages.length = 0
  const listeners = methods.map(method =>
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void messages.push(format(...parts))),
  )
  return () => {
    for (const listener of listeners) listener.mockRestore()
  }
})

afterEach(() => {
  expect(messages, 'nothing was to be said on the console as an error or a warning').toEqual([])
})
