import { expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { missingStatements } from '#server/db/schema-difference.ts'
import { testDatabase } from '#test/support/database.ts'

const database = await testDatabase()

async function addMember(): Promise<number> {
  const em = database.orm.em.fork()
  const member = em.create(Member, {
    username: 'ada',
    usernameKey: 'ada',
    email: 'ada@example.org',
    emailKey: 'ada@example.org',
    passwordHash: 'x',
    createdAt: new Date('2025-10-27T00:00:00.123Z'),
  })
  await em.flush()
  return member.id
}

it('the test database is empty, and its tables match the entities', async () => {
  expect(await missingStatements(database)).toEqual([])
  expect(await database.orm.em.fork().count(Member)).toBe(0)
})

it('the test database keeps dates to the millisecond', async () => {
  const id = await addMember()
  const found = await database.orm.em.fork().findOneOrFail(Member, id)
  expect(found.createdAt).toEqual(new Date('2025-10-27T00:00:00.123Z'))
})

it('the test database is empty again after clear, and ids start at 1', async () => {
  await database.clear()
  expect(await database.orm.em.fork().count(Member)).toBe(0)
  expect(await addMember()).toBe(1)
})
