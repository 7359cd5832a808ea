import { TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { Refusal } from '#server/kernel/refusal.ts'

const reading = (code: 'site.busy' | 'site.unavailable') =>
  orErrorPage(Promise.reject(new TRPCError({ code: 'SERVICE_UNAVAILABLE', cause: new Refusal('unavailable', code) })))

test('the error page of a request that waited too long mentions the crowd, and that of an unavailable database does not', async () => {
  await expect(reading('site.busy')).rejects.toMatchObject({
    data: 'busy',
    init: { status: 503, headers: { 'Retry-After': '5' } },
  })
  await expect(reading('site.unavailable')).rejects.toMatchObject({ data: 'unavailable' })
})
