import { expect, it } from 'vitest'
import { DatabaseChanges } from '#server/rpc/database-changes.ts'

it('a write waits until its change event has arrived', async () => {
  const changes = new DatabaseChanges()
  const heard = Promise.withResolvers<undefined>()
  changes.begin(() => heard.promise)
  let isOver = false
  const waiting = changes.caughtUp().then(() => (isOver = true))
  await Promise.resolve()
  expect(isOver).toBe(false)
  heard.resolve(undefined)
  await waiting
})

it('a listener that hangs does not block writes', async () => {
  const changes = new DatabaseChanges()
  changes.begin(() => new Promise(() => undefined))
  await expect(changes.caughtUp()).resolves.toBeUndefined()
})
