import { describe, expect, test } from 'vitest'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { problemsIn } from '#server/kernel/refusal-kinds.schema.ts'
import { rows } from '#server/http/rest/rest.table.ts'
import type { RestRow } from '#server/http/rest/rest-row.ts'
import { allRights, grants, rights, type Right } from '#server/kernel/rights.schema.ts'
import { appRouter } from '#server/router.ts'
import { aMember, suspensionReason } from '#test/support/people.ts'
import { answerTo, everyRole, traitsOf, type AnyRole } from '#test/support/roles.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()

const guarded: Readonly<Record<Right, readonly string[]>> = {
  review: [
    'admin.pending',
    'admin.queue',
    'admin.waiting',
    'blessing.review',
    'comment.review',
    'content.list',
    'desk.batch',
    'desk.decide',
    'desk.decisions',
    'desk.queue',
    'desk.undo',
    'pledge.listAll',
    'pledge.review',
    'pledge.reviewMany',
    'post.review',
    'reply.review',
    'torch.review',
  ],
  reports: ['report.open', 'report.settle'],
  flags: ['post.feature', 'post.lock', 'post.move', 'post.pin'],
  suspend: ['member.release', 'member.suspend', 'member.suspensions'],
  texts: ['admin.removeMany', 'bin.list', 'bin.restore', 'content.chosen', 'content.remove', 'pledge.remove'],
  // No procedure requires this right; views check it.
  names: [],
  members: [
    'member.byId',
    'member.chosen',
    'member.create',
    'member.edit',
    'member.endSessions',
    'member.list',
    'member.record',
    'member.remove',
    'member.removeMany',
    'member.setRole',
  ],
  backups: ['backup.list', 'backup.make', 'backup.open', 'backup.plan', 'backup.remove', 'backup.setPlan'],
  boards: ['board.edit', 'board.remove', 'board.source', 'board.write'],
  figures: ['admin.days', 'admin.health', 'admin.stats', 'visitor.stats'],
  settings: [
    'letter.outbox',
    'letter.remove',
    'letter.retry',
    'review.config',
    'review.setConfig',
    'review.setWords',
    'review.tryWords',
    'review.words',
    'setting.config',
    'setting.limits',
    'setting.listConfigs',
    'setting.setBanner',
    'setting.setFooter',
    'setting.setLimits',
    'setting.setReadOnly',
    'setting.setRegistration',
    'setting.setRegistrationDomains',
    'setting.setSmtp',
    'setting.site',
    'setting.smtp',
    'setting.testSmtp',
  ],
  story: [
    'story.dropDraft',
    'story.history',
    'story.publish',
    'story.restore',
    'story.revision',
    'story.saveDraft',
    'story.source',
    'story.states',
  ],
  audit: ['audit.list'],
  downloads: ['book.outline', 'book.volume', 'csv.open', 'csv.rows'],
}

const built = z.custom<{ _def: { meta?: { right?: Right; whileSuspended?: boolean }; type: string } }>(
  value => typeof value === 'function' && '_def' in value,
)
const procedures = Object.entries(z.record(z.string(), built).parse(appRouter._def.procedures))
const rightOf = new Map(procedures.map(([name, { _def }]) => [name, _def.meta?.right]))

const somebody = async (role: AnyRole) =>
  role === 'guest' ? 'guest' : aMember(setup, traitsOf(role, setup.clock.now()))

test('moderators have the rights to review, reports, flags and suspensions, and no others', () => {
  expect(allRights.filter(right => grants('moderator', right))).toEqual(['review', 'reports', 'flags', 'suspend'])
  expect(allRights.filter(right => grants('user', right))).toEqual([])
  expect(Object.values(rights).every(roles => roles.some(role => role === 'admin'))).toBe(true)
})

test('each right is required by exactly these procedures', () => {
  for (const right of allRights)
    expect(procedures.flatMap(([name]) => (rightOf.get(name) === right ? [name] : [])).toSorted(), right).toEqual(
      guarded[right],
    )
})

async function answerOf(call: () => Promise<unknown>): Promise<ReturnType<typeof answerTo>> {
  try {
    await call()
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'UNAUTHORIZED') return 'login'
    if (error instanceof TRPCError && error.code === 'FORBIDDEN') return 'no'
  }
  return 'yes'
}

const calls = procedures.flatMap(([name]) => {
  const right = rightOf.get(name)
  return right === undefined ? [] : [{ name, right }]
})

test.each(everyRole)('typed calls answer a %s as the table of rights says', async role => {
  const who = await somebody(role)
  for (const { name, right } of calls) {
    const [noun = '', verb = ''] = name.split('.')
    // The right is checked before the input.
    const answer = await answerOf(async () => reach(setup.as(who), noun, verb)({}))
    expect({ name, answer }).toEqual({ name, answer: answerTo(role, right) })
  }
})

function reach(api: object, noun: string, verb: string): (input: unknown) => Promise<unknown> {
  const call: unknown = Reflect.get(Object(Reflect.get(api, noun)), verb)
  if (typeof call !== 'function') throw new Error(`there is no ${noun}.${verb}`)
  return input => Promise.resolve(Reflect.apply(call, undefined, [input]))
}

// These concern the member's own account, counts of the browser, and the puzzles of the own browser.
const openWhileSuspended = [
  'member.changeEmail',
  'member.changePassword',
  'member.deleteAccount',
  'member.forgotPassword',
  'member.resetByLink',
  'member.resetPassword',
  'member.restoreAddress',
  'member.sendCode',
  'mosaic.shuffle',
  'mosaic.swap',
  'notice.choose',
  'notice.markAllRead',
  'notice.markRead',
  'notice.open',
  'notice.unsubscribe',
  'post.markRead',
  'secondFactor.addPasskey',
  'secondFactor.beginTotp',
  'secondFactor.enableTotp',
  'secondFactor.passkeyOptions',
  'secondFactor.removePasskey',
  'secondFactor.removeTotp',
  'secondFactor.renewRecoveryCodes',
  'session.end',
  'session.endOthers',
  'session.finish',
  'session.login',
  'session.logout',
  'session.passkeyLogin',
  'session.passkeyOptions',
  'session.refresh',
  'visitor.add',
]

describe('a suspended member', () => {
  const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation')

  test('can use only these writing procedures', () => {
    const open = mutations.filter(([, { _def }]) => _def.meta?.whileSuspended === true)
    expect(open.map(([name]) => name).toSorted()).toEqual(openWhileSuspended)
  })

  test('gets the end and the reason of the suspension from all others', async () => {
    const ada = await aMember(setup, traitsOf('suspended', setup.clock.now()))
    const suspended = { until: ada.suspendedUntil?.toISOString(), reason: suspensionReason }
    for (const [name] of mutations.filter(([each]) => !openWhileSuspended.includes(each))) {
      const [noun = '', verb = ''] = name.split('.')
      const told = await expectRefusal(reach(setup.as(ada), noun, verb)({}), 'forbidden', 'member.suspended')
      expect({ name, params: told?.params }).toEqual({ name, params: suspended })
    }
  })
})

test('a read-only site refuses guests, members and moderators at every writing procedure, and at no other', async () => {
  await setup.as(await aMember(setup, { role: 'admin' })).setting.setReadOnly({ enabled: true })
  const people = ['guest', await aMember(setup), await aMember(setup, { role: 'moderator' })] as const
  for (const [name, { _def }] of procedures) {
    const isOpen = _def.type !== 'mutation' || openWhileSuspended.includes(name) || rightOf.get(name) !== undefined
    const [noun = '', verb = ''] = name.split('.')
    for (const who of people) {
      const told = await reach(
        setup.as(who),
        noun,
        verb,
      )({}).then(
        () => undefined,
        (error: unknown) => problemsIn(error)[0]?.code,
      )
      expect({ name, isRefused: told === 'site.read_only' }).toEqual({ name, isRefused: !isOpen })
    }
  }
})

const table: readonly RestRow[] = rows

describe('the REST mirror', () => {
  test('names for each call the right that its procedure requires', () => {
    for (const { needs, procedure } of table)
      expect({ procedure, right: needs === 'session' ? undefined : needs }).toEqual({
        procedure,
        right: rightOf.get(procedure),
      })
  })

  test.each(everyRole)('answers a %s as the table of rights says', async role => {
    const who = await somebody(role)
    const token = who === 'guest' ? undefined : await setup.tokenOf(who)
    for (const { method, path, procedure } of table) {
      const right = rightOf.get(procedure)
      if (right === undefined) continue
      const sent = method === 'GET' ? { token } : { token, body: {} }
      const { status } = await setup.ask(method, path.replace(/\{\w+\}/g, '1'), sent)
      const answer = status === 401 ? 'login' : status === 403 ? 'no' : 'yes'
      expect({ method, path, answer }).toEqual({ method, path, answer: answerTo(role, right) })
    }
  })
})
