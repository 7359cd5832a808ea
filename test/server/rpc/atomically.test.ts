import { LockMode } from '@mikro-orm/core'
import { describe, expect, it } from 'vitest'
import { atomically } from '#server/rpc/unit-of-work.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

async function addStar(id: number): Promise<void> {
  await atomically(setup.em(), async em => {
    const pledge = await em.findOne(Pledge, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (pledge) pledge.name += '*'
  })
}

const nameOf = async (id: number) => (await setup.em().findOneOrFail(Pledge, id)).name

describe('a transaction of a rule that counts or consumes', () => {
  it('is committed as a whole', async () => {
    const { id } = await aPledge(setup, { name: 'a' })
    await addStar(id)
    expect(await nameOf(id)).toBe('a*')
  })

  it('leaves nothing behind when the rule refuses in the middle', async () => {
    const { id } = await aPledge(setup, { name: 'a' })
    const refused = atomically(setup.em(), async em => {
      const pledge = await em.findOneOrFail(Pledge, id)
      pledge.name = 'b'
      await em.flush()
      throw new Refusal('conflict', 'site.already_received')
    })
    await expect(refused).rejects.toThrow('site.already_received')
    expect(await nameOf(id)).toBe('a')
  })

  it('loses none of twenty concurrent changes', async () => {
    const { id } = await aPledge(setup, { name: 'a' })
    await Promise.all(Array.from({ length: 20 }, () => addStar(id)))
    expect(await nameOf(id)).toBe(`a${'*'.repeat(20)}`)
  })
})
