import { MikroORM } from '@mikro-orm/postgresql'
import { afterAll, expect, it } from 'vitest'
import { ormOptions } from '#server/db/orm-options.ts'
import { testDatabase } from '#test/support/database.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const { as, site } = await testSite()
const { address } = await testDatabase()
const report = (message: string) => expect.fail(message)
const narrow = new MikroORM(ormOptions(address, { poolSize: 1, report, poolTimeout: 500 }))
const patient = new MikroORM(ormOptions(address, { poolSize: 1, report }))
afterAll(() => Promise.all([narrow.close(), patient.close()]))
const crowded = { site: { ...site, fork: () => narrow.em.fork() } }

it('a request that waits too long for a connection is refused as busy, with a retry time', async () => {
  const told = await narrow.em.fork().transactional(async em => {
    await em.execute('select 1')
    return expectRefusal(as('guest', crowded).visitor.count(), 'unavailable', 'site.busy')
  })
  expect(told?.params).toEqual({ seconds: 5 })
  expect(await as('guest', crowded).visitor.count()).toBeDefined()
})

it('a crowd on one connection is served in turn, for longer than the timeout of an unavailable database', async () => {
  const asked = Array.from({ length: 40 }, () => patient.em.fork().execute('select pg_sleep(0.1), 1 as served'))
  const results = await Promise.allSettled(asked)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
})
