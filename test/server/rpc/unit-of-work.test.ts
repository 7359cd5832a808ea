import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anyone, createCallerFactory, router } from '#server/rpc/procedures.ts'
import type { Work } from '#server/rpc/unit-of-work.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { Setting } from '#server/setting/setting.entity.ts'
import { aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, context, reported } = setup

const heard: string[] = []

function note(work: Pick<Work, 'em'>, key = 'note'): void {
  work.em.persist(work.em.create(Setting, { key, value: true, updatedAt: site.clock.now() }))
}

const callAsGuest = createCallerFactory(
  router({
    keep: anyone.mutation(async ({ ctx }) => {
      note(ctx)
      await ctx.commit()
    }),
    refuseLate: anyone.mutation(async ({ ctx }) => {
      note(ctx)
      ctx.afterCommit(() => void heard.push('a letter'))
      throw new Refusal('conflict', 'site.already_received')
    }),
    lookInTheMiddle: anyone.mutation(async ({ ctx }) => {
      note(ctx)
      const found = await ctx.em.find(Setting, {})
      ctx.discard()
      return found.length
    }),
    refuseAfterLooking: anyone.mutation(async ({ ctx }) => {
      note(ctx)
      await ctx.em.count(Setting)
      await ctx.em.findOne(Setting, { value: true })
      throw new Refusal('conflict', 'site.already_received')
    }),
    forgetToCommit: anyone.input(z.enum(['made', 'changed', 'removed'])).mutation(async ({ ctx, input }) => {
      ctx.afterCommit(() => void heard.push('a letter'))
      if (input === 'made') return note(ctx)
      const pledge = await ctx.em.findOneOrFail(Pledge, { status: 'approved' })
      if (input === 'changed') pledge.name = 'somebody else'
      else ctx.em.remove(pledge)
    }),
    tell: anyone.mutation(async ({ ctx }) => {
      note(ctx)
      ctx.afterCommit(async () => void heard.push(`kept ${await em().count(Setting)}`))
      heard.push(`before ${await em().count(Setting)}`)
      await ctx.commit()
    }),
    tellBadly: anyone.mutation(async ({ ctx }) => {
      ctx.afterCommit(() => Promise.reject(new Error('the post office is closed')))
      ctx.afterCommit(() => void heard.push('the second letter'))
      note(ctx)
      await ctx.commit()
      return 'done'
    }),
    changeOnesMind: anyone.mutation(async ({ ctx }) => {
      note(ctx)
      ctx.afterCommit(() => void heard.push('a letter'))
      ctx.discard()
      await ctx.commit()
      return 'nothing'
    }),
  }),
)

const call = () => {
  heard.length = 0
  return callAsGuest(context('guest'))
}

const kept = () => em().count(Setting)

describe('the unit of work of a procedure', () => {
  it('stores what it commits', async () => {
    await call().keep()
    expect(await kept()).toBe(1)
  })

  it('stores nothing when the procedure refuses, and runs no effects', async () => {
    await expectRefusal(call().refuseLate(), 'conflict', 'site.already_received')
    expect(await kept()).toBe(0)
    expect(heard).toEqual([])
  })

  it('does not flush incomplete changes because of a query', async () => {
    expect(await call().lookInTheMiddle()).toBe(0)
    await expectRefusal(call().refuseAfterLooking(), 'conflict', 'site.already_received')
    expect(await kept()).toBe(0)
  })

  it.each(['made', 'changed', 'removed'] as const)('throws when an entity was %s and not committed', async what => {
    const pledge = await aPledge(setup)
    await expect(call().forgetToCommit(what)).rejects.toThrow('forgetToCommit left writes without commit()')
    expect(heard).toEqual([])
    expect(await kept()).toBe(0)
    expect(await em().findOne(Pledge, pledge.id)).toMatchObject({ name: pledge.name })
  })

  it('can discard its changes and effects', async () => {
    expect(await call().changeOnesMind()).toBe('nothing')
    expect(await kept()).toBe(0)
    expect(heard).toEqual([])
  })
})

describe('an effect after the commit', () => {
  it('runs after the commit, not before', async () => {
    await call().tell()
    expect(heard).toEqual(['before 0', 'kept 1'])
  })

  it('is reported when it fails; the response stays successful, and the other effects run', async () => {
    expect(await call().tellBadly()).toBe('done')
    expect(heard).toEqual(['the second letter'])
    expect(reported).toEqual([{ fault: new Error('the post office is closed'), where: 'effect of tellBadly' }])
  })
})
