import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { describe, expect, it } from 'vitest'
import { anyone, createCallerFactory, member, router, withRight } from '#server/rpc/procedures.ts'
import { sessionUnreadable, sessionUnreadableBusy } from '#server/kernel/viewer.ts'
import { Passwords } from '#server/kernel/password.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, as, context } = setup

const rooms = router({
  forAnyone: anyone.query(({ ctx }) => ctx.viewer.role),
  forMembers: member.query(({ ctx }) => ctx.viewer.id),
  forAdmins: withRight('members').query(({ ctx }) => ctx.viewer.role),
})

const callAs = createCallerFactory(rooms)
const call = callAs(context('guest'))

describe('the caller of a procedure', () => {
  it('is asked to log in when a guest calls a procedure for members', async () => {
    await expectRefusal(call.forMembers(), 'unauthenticated', 'session.required')
    await expectRefusal(call.forAdmins(), 'unauthenticated', 'session.required')
  })

  it('gets a retry time, not a login, when the session could not be read', async () => {
    const somebody = callAs({ ...context('guest'), viewer: sessionUnreadable })
    expect(await somebody.forAnyone()).toBe('guest')
    const told = await expectRefusal(somebody.forMembers(), 'unavailable', 'site.unavailable')
    expect(told?.params).toEqual({ seconds: 5 })
    await expectRefusal(somebody.forAdmins(), 'unavailable', 'site.unavailable')
    const inCrowd = callAs({ ...context('guest'), viewer: sessionUnreadableBusy })
    await expectRefusal(inCrowd.forMembers(), 'unavailable', 'site.busy')
  })

  it('can use procedures for members as a member, and no others', async () => {
    const ada = await aMember(setup)
    const asAda = callAs(context(ada))
    expect(await asAda.forMembers()).toBe(ada.id)
    await expectRefusal(asAda.forAdmins(), 'forbidden', 'session.not_admin')
  })

  it('can use every procedure as an admin', async () => {
    expect(await callAs(context(await anAdmin(setup))).forAdmins()).toBe('admin')
  })
})

describe('concurrent calls', () => {
  it('of one batch get a unit of work each', async () => {
    const forks: ReturnType<typeof em>[] = []
    const countingForks = {
      ...site,
      fork() {
        const fork = em()
        forks.push(fork)
        return fork
      },
    }
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: new Request('http://site.test/trpc/forAnyone,forAnyone,forAnyone?batch=1'),
      router: rooms,
      createContext: () => context('guest', { site: countingForks }),
    })
    expect(response.status).toBe(200)
    expect(new Set(forks).size).toBe(3)
  })

  it('do not make a read wait while a password is being hashed', async () => {
    const order: string[] = []
    let hashed: (hash: string) => void = () => undefined
    class Slow extends Passwords {
      override hash(): Promise<string> {
        order.push('hashing')
        return new Promise(resolve => (hashed = resolve))
      }
    }
    const slow = { site: { ...site, passwords: new Slow() } }
    const joined = as('guest', slow)
      .member.register({ username: 'ada', email: 'ada@example.org', password: 'sluice-gate' })
      .then(() => order.push('joined'))
    await expect.poll(() => order).toEqual(['hashing'])
    await as('guest').visitor.count()
    order.push('read')
    hashed('a hash')
    await joined
    expect(order).toEqual(['hashing', 'read', 'joined'])
  })
})
