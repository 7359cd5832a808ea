import { TRPCError } from '@trpc/server'
import { expect, test, vi } from 'vitest'
import { fallbackOnServerError } from '#app/forms/fallback-on-failure.ts'
import { Refusal } from '#server/kernel/refusal.ts'

const failing = (error: Error) => Promise.reject(error)

test('a page is shown without a part that failed to load, and the fault is reported', async () => {
  const report = vi.fn()
  const fault = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'a mistake of ours' })
  expect(await fallbackOnServerError(failing(fault), null, report)).toBeNull()
  expect(report).toHaveBeenCalledExactlyOnceWith(fault)
})

test('a refusal is not a failure', async () => {
  const report = vi.fn()
  const refused = new TRPCError({ code: 'NOT_FOUND', cause: new Refusal('missing', 'site.no_such_path') })
  await expect(fallbackOnServerError(failing(refused), null, report)).rejects.toBe(refused)
  expect(report).not.toHaveBeenCalled()
})
