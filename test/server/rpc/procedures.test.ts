import { MikroORM } from '@mikro-orm/postgresql'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anyone, createCallerFactory, router } from '#server/rpc/procedures.ts'
import { ormOptions } from '#server/db/orm-options.ts'
import { serverAddress } from '#server/db/database-address.ts'
import { allow, requireFound, Refusal, type RefusalKind } from '#server/kernel/refusal.ts'
import { Member } from '#server/member/member.entity.ts'
import { Setting } from '#server/setting/setting.entity.ts'
import { aMember, words } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, as, context } = setup

const card = z.object({ name: z.string() })
const secrets = { name: 'Ada', passwordHash: '$argon2id$…' }
const kinds = [
  'invalid',
  'credentials',
  'unauthenticated',
  'forbidden',
  'closed',
  'missing',
  'conflict',
  'too_large',
  'too_many',
  'unavailable',
] as const

const rooms = router({
  card: anyone.output(card).query(() => secrets),
  cards: anyone.output(z.array(card)).query(() => [secrets]),
  misfit: anyone.output(z.object({ name: z.string().max(2) })).query(() => ({ name: 'Augusta' })),
  crash: anyone.query(() => {
    throw new Error('select "password_hash" from member - syntax error')
  }),
  refuse: anyone.input(z.enum(kinds)).query(({ input }) => {
    throw new Refusal(input, 'site.already_received', { field: 'name', params: { seconds: 3 } })
  }),
  missing: anyone.query(() => requireFound(null, 'pledge.not_found')),
  forbidden: anyone.query(() => allow(false, 'session.not_admin')),
  clash: anyone.mutation(async ({ ctx }) => {
    for (const fork of [ctx.em, ctx.em.fork()]) {
      fork.persist(fork.create(Setting, { key: 'same', value: true, updatedAt: site.clock.now() }))
      await fork.flush()
    }
  }),
})

const callAs = createCallerFactory(rooms)
const call = callAs(context('guest'))

const overHttp = (path: string) =>
  fetchRequestHandler({
    endpoint: '/trpc',
    req: new Request(`http://site.test/trpc/${path}`),
    router: rooms,
    createContext: () => context('guest'),
  })

describe('the output of a procedure', () => {
  it('has the fields of its schema and no others', async () => {
    expect(await call.card()).toEqual({ name: 'Ada' })
    expect(await call.cards()).toEqual([{ name: 'Ada' }])
  })

  it('that does not match its schema is a fault, not a mistake of the client', async () => {
    const response = await overHttp('misfit')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ error: { message: 'site.fault', data: { problems: [] } } })
  })

  it('reveals nothing about an internal error', async () => {
    const response = await overHttp('crash')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/password_hash|syntax|answers\.test/)
  })
})

describe('a refusal', () => {
  const statuses: Record<RefusalKind, number> = {
    invalid: 400,
    credentials: 400,
    unauthenticated: 401,
    forbidden: 403,
    closed: 403,
    missing: 404,
    conflict: 409,
    too_large: 413,
    too_many: 429,
    unavailable: 503,
  }

  it.each(kinds)('of the kind %s keeps its kind over HTTP', async kind => {
    const told = await expectRefusal(call.refuse(kind), kind, 'site.already_received', 'name')
    expect(told?.params).toEqual({ seconds: 3 })
    const response = await overHttp(`refuse?input=${encodeURIComponent(JSON.stringify(kind))}`)
    expect(response.status).toBe(statuses[kind])
    expect(await response.json()).toMatchObject({
      error: { message: 'site.already_received', data: { problems: [{ kind, code: 'site.already_received' }] } },
    })
  })

  it('distinguishes missing from forbidden', async () => {
    await expectRefusal(call.missing(), 'missing', 'pledge.not_found')
    await expectRefusal(call.forbidden(), 'forbidden', 'session.not_admin')
  })

  it('for an invalid input names the field and has a code', async () => {
    await expectRefusal(as('guest').pledge.byId({ id: 0 }), 'invalid', 'invalid.id', 'id')
  })

  it('for an input without an own code has a general code', async () => {
    const response = await overHttp(`refuse?input=${encodeURIComponent('"nonsense"')}`)
    expect(await response.json()).toMatchObject({
      error: { message: 'invalid.value', data: { problems: [{ code: 'invalid.value' }] } },
    })
  })
})

describe('a constraint error of the database', () => {
  it('becomes a refusal, when the constraint is known', async () => {
    await aMember(setup, { username: 'ada' })
    const taken = as('guest').member.register({ username: 'ADA', email: 'new@example.org', password: 'sluice-gate' })
    await expectRefusal(taken, 'conflict', 'member.username_taken', 'username')
  })

  it('becomes a dead session for a member who was deleted in the meantime', async () => {
    const ada = await aMember(setup)
    await em().nativeDelete(Member, ada.id)
    await expectRefusal(as(ada).pledge.submit(words), 'unauthenticated', 'session.dead')
  })

  it('is a fault, when the constraint is unknown', async () => {
    await expect(call.clash()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  })
})

describe('an unavailable database', () => {
  const nowhere = new MikroORM(
    ormOptions(serverAddress('postgres://nobody@127.0.0.1:1/none'), { poolSize: 1, report: () => undefined }),
  )
  afterAll(() => nowhere.close())
  const away = { site: { ...site, fork: () => nowhere.em.fork() } }

  it('makes reads and writes unavailable, with a retry time', async () => {
    const told = await expectRefusal(as('guest', away).visitor.count(), 'unavailable', 'site.unavailable')
    expect(told?.params).toEqual({ seconds: 5 })
    const written = as('guest', away).member.register({
      username: 'ada',
      email: 'ada@example.org',
      password: 'sluice-gate',
    })
    await expectRefusal(written, 'unavailable', 'site.unavailable')
  })
})
