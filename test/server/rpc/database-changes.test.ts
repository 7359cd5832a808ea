import { expect, it } from 'vitest'
import { DatabaseChanges } from '#server/rpc/database-changes.ts'

it('a write waits until its change event has arrived', async () => {
  const changes = new DatabaseChanges()
  const heard = Promise.withResolvers<undefined>()
  changes.markComplete(() => heard.promise)
  let isOver = false
  const waiting = changes.waitUntilAnnounced().then(() => (isOver = true))
  await Promise.resolve()
  expect(isOver).toBe(false)
  heard.resolve(undefined)
  await waiting
})

it('a listener that hangs does not block writes', async () => {
  const changes = new DatabaseChanges()
  changes.markComplete(() => new Promise(() => undefined))
  await expect(changes.waitUntilAnnounced()).resolves.toBeUndefined()
})
