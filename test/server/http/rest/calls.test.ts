import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Member } from '#server/member/member.entity.ts'
import { rows } from '#server/http/rest/rest.table.ts'
import type { RestRow } from '#server/http/rest/rest-row.ts'
import { aComment, anArticle, river } from '#test/support/articles.ts'
import { aBlessing, aMember, anAdmin, aPledge, words } from '#test/support/people.ts'
import { smtpServer } from '#test/support/smtp-server.ts'
import { accountCalls } from './account-calls.ts'
import { forumCalls } from './forum-calls.ts'
import type { PreparedCall, People } from './prepared-call.ts'
import { expectToConform, openApi } from './openapi-document.ts'
import { restSite, type Sent } from './rest-site.ts'

const setup = await restSite()

const password = 'lighthouse-1915'
const article = async (author: Member, sent?: Sent) => {
  const { id } = await anArticle(setup, author)
  return { path: `/articles/${id}`, ...(sent === undefined ? {} : { sent }) }
}
const comment = async (author: Member, path: (id: number) => string, sent?: Sent) => {
  const { id } = await aComment(setup, author, (await anArticle(setup, author)).id)
  return { path: path(id), ...(sent === undefined ? {} : { sent }) }
}
const receipt = 'a-receipt-of-the-tests'
const pledge = async (path: (id: number) => string, sent?: Sent) => {
  const { id } = await aPledge(setup)
  return { path: path(id), ...(sent === undefined ? {} : { sent }) }
}

const blessing = async (path: (id: number) => string, by?: Member, body?: object) => {
  const { id } = await aBlessing(setup, by === undefined ? {} : { by })
  return { path: path(id), ...(body === undefined ? {} : { sent: { body } }) }
}

async function withReceipt() {
  await aPledge(setup, { receipt, status: 'pending' })
  return { path: `/future-messages/receipt/${receipt}` }
}

const preparedCalls: Readonly<Record<string, PreparedCall>> = {
  'POST /auth/register': async () => ({
    sent: { body: { username: 'new_one', email: 'new@example.org', password, confirmPassword: password } },
  }),
  'POST /auth/login': async ({ member }) => ({ sent: { body: { username: member.email, password } } }),
  'POST /auth/refresh': async ({ member }) => ({ sent: { body: { refreshToken: await refreshTokenOf(member) } } }),
  'POST /visitors/add': async () => ({ sent: { body: { sessionId: 'visitor-1-abc' } } }),
  'POST /future-messages': async () => ({ sent: { body: words } }),
  'GET /future-messages': async () => pledge(() => '/future-messages?limit=20&sort=latest'),
  'GET /future-messages/random': async () => pledge(() => '/future-messages/random?limit=3'),
  'GET /future-messages/{id}': async () => pledge(id => `/future-messages/${id}`),
  'GET /future-messages/receipt/{receipt}': withReceipt,
  'DELETE /future-messages/receipt/{receipt}': withReceipt,
  'GET /future-messages/admin/all': async ({ member }) => {
    await aPledge(setup, { by: member, status: 'rejected' })
    return { path: '/future-messages/admin/all?status=rejected' }
  },
  'PUT /future-messages/admin/{id}/review': async () =>
    pledge(id => `/future-messages/admin/${id}/review`, { body: { status: 'rejected', reason: '重复' } }),
  'DELETE /future-messages/admin/{id}': async () => pledge(id => `/future-messages/admin/${id}`),
  'GET /articles': async ({ member }) => {
    await article(member)
    return { path: '/articles?limit=20&category=校庆动态' }
  },
  'POST /articles': async () => ({ sent: { body: { ...river, coverImage: null, summary: '', tags: ['河'] } } }),
  'GET /articles/{id}': async ({ member }) => article(member),
  'PUT /articles/{id}': async ({ member }) => article(member, { body: { title: '改', version: null } }),
  'DELETE /articles/{id}': async ({ member }) => article(member),
  'GET /comments/article/{articleId}': async ({ member }) => {
    const { id } = await anArticle(setup, member)
    await aComment(setup, member, id)
    return { path: `/comments/article/${id}?limit=5` }
  },
  'POST /comments/article/{articleId}': async ({ member }) => ({
    path: `/comments/article/${(await anArticle(setup, member)).id}`,
    sent: { body: { content: '好', parentId: null } },
  }),
  'DELETE /comments/{id}': async ({ member }) => comment(member, id => `/comments/${id}`),
  'POST /comments/{id}/like': async ({ member }) => comment(member, id => `/comments/${id}/like`),
  'DELETE /comments/{id}/like': async ({ member }) => comment(member, id => `/comments/${id}/like`),
  'PUT /admin/comments/{id}/review': async ({ member }) =>
    comment(member, id => `/admin/comments/${id}/review`, { body: { status: 'rejected', reason: '重复' } }),
  'POST /blessings': async () => ({ sent: { body: { content: words.message, isAnonymous: null } } }),
  'GET /blessings/{id}': async () => blessing(id => `/blessings/${id}`),
  'PUT /blessings/{id}': async ({ member }) => blessing(id => `/blessings/${id}`, member, { content: '换一句' }),
  'DELETE /blessings/{id}': async ({ member }) => blessing(id => `/blessings/${id}`, member),
  'POST /blessings/{id}/like': async () => blessing(id => `/blessings/${id}/like`),
  'DELETE /blessings/{id}/like': async () => blessing(id => `/blessings/${id}/like`),
  'PUT /admin/blessings/{id}/review': async () =>
    blessing(id => `/admin/blessings/${id}/review`, undefined, { status: 'rejected', reason: '重复' }),
  ...forumCalls(setup),
  'POST /reports': async () => ({ sent: { body: { type: 'pledge', id: (await aPledge(setup)).id, reason: '' } } }),
  'PUT /admin/reports/settle': async ({ member }) => {
    const { id } = await aPledge(setup)
    await setup.as(member).report.file({ type: 'pledge', id })
    return { sent: { body: { type: 'pledge', id, outcome: 'removed', reason: '广告' } } }
  },
  'GET /admin/users': async () => ({ path: '/admin/users?search=water&role=user&limit=5' }),
  'GET /admin/users/{id}': async ({ member }) => ({ path: `/admin/users/${member.id}` }),
  'POST /admin/users': async () => ({
    sent: { body: { username: 'new_one', email: 'new@example.org', password, avatar: '', graduationYear: null } },
  }),
  'PUT /admin/users/{id}': async ({ member }) => ({
    path: `/admin/users/${member.id}`,
    sent: { body: { username: 'renamed', password: '', bio: '' } },
  }),
  'PUT /admin/users/{id}/role': async ({ member }) => ({
    path: `/admin/users/${member.id}/role`,
    sent: { body: { role: 'admin' } },
  }),
  'DELETE /admin/users/{id}/sessions': async ({ member }) => ({ path: `/admin/users/${member.id}/sessions` }),
  'PUT /admin/suspensions/{username}': async ({ member }) => ({
    path: `/admin/suspensions/${member.username}`,
    sent: { body: { days: 3, reason: '反复发布广告' } },
  }),
  'DELETE /admin/suspensions/{username}': async ({ member, admin }) => {
    await setup.as(admin).member.suspend({ username: member.username, days: 3, reason: '反复发布广告' })
    return { path: `/admin/suspensions/${member.username}` }
  },
  'DELETE /admin/users/{id}': async ({ member }) => ({ path: `/admin/users/${member.id}` }),
  'POST /admin/users/batch-delete': async ({ member }) => ({ sent: { body: { ids: [member.id] } } }),
  'POST /admin/content/remove': async () => ({ sent: { body: { texts: [`pledge ${(await aPledge(setup)).id}`] } } }),
  'POST /admin/bin/restore': async ({ member }) => {
    const { id: textId } = await aPledge(setup, { by: member })
    await setup.as(member).pledge.withdrawOwn({ id: textId })
    const { texts } = await setup.as(await anAdmin(setup)).bin.list({})
    return { sent: { body: { ids: texts.filter(text => text.textId === textId).map(({ id }) => id) } } }
  },
  'DELETE /admin/backups/{id}': async ({ admin }) => {
    const { backup } = await setup.as(admin).backup.make()
    await expect.poll(async () => (await setup.as(admin).backup.list({})).backups[0]?.state).toBe('good')
    return { path: `/admin/backups/${backup.id}` }
  },
  'POST /admin/batch-delete': async () => ({
    sent: { body: { type: 'futureMessage', ids: [(await aPledge(setup)).id] } },
  }),
  'POST /torch/add': async () => ({ sent: { body: { count: 2, wish: '江河安澜' } } }),
  'PUT /admin/torch/{id}/review': async () => {
    await setup.as('guest').torch.add({ wish: '江河安澜' })
    return { path: '/admin/torch/1/review', sent: { body: { status: 'rejected' } } }
  },
  'DELETE /torch/wishes/{id}': async ({ member }) => {
    const { leg } = await setup.as(member).torch.add({ wish: '江河安澜' })
    return { path: `/torch/wishes/${leg.from}` }
  },
  'GET /torch/wishes/mine': async ({ member }) => {
    await setup.as(member).torch.add({ wish: '江河安澜' })
    return {}
  },
  ...accountCalls(setup, password),
  'DELETE /users/sessions/{id}': async ({ member }) => {
    await refreshTokenOf(member)
    const [session] = (await setup.as(member).session.list()).sessions
    return { path: `/users/sessions/${session?.id ?? 0}` }
  },
  'DELETE /users/account': async () => ({ sent: { body: { password, texts: 'keep' } } }),
  'GET /admin/configs/{key}': async () => ({ path: '/admin/configs/smtp_config' }),
  'PUT /admin/configs/smtp': async () => ({ sent: { body: { host: '' } } }),
  'POST /admin/configs/smtp/test': async () => {
    const { account } = await smtpServer()
    setup.site.letters.server = account
    return { sent: { body: { to: 'admin@example.org' } } }
  },
  'PUT /admin/configs/registration': async () => ({ sent: { body: { enabled: false } } }),
  'PUT /admin/configs/read-only': async () => ({ sent: { body: { enabled: true } } }),
}

async function refreshTokenOf(member: Member): Promise<string> {
  const { refreshToken } = await setup.as('guest').session.login({ username: member.username, password })
  return refreshToken
}

async function people(): Promise<People> {
  return { member: await aMember(setup, { password }), admin: await anAdmin(setup) }
}

const all: readonly RestRow[] = rows
const cases = all.map(row => ({ name: `${row.method} ${row.path}`, row }))

async function make(name: string, row: RestRow) {
  const known = await people()
  const { path = row.path, sent = {} } = (await preparedCalls[name]?.(known)) ?? {}
  const as = async (who: Member | undefined) =>
    setup.ask(row.method, path, { ...sent, token: who === undefined ? undefined : await setup.tokenOf(who) })
  return { ...known, as }
}

describe.each(cases)('$name', ({ name, row }) => {
  test('answers as the OpenAPI document says', async () => {
    const document = openApi.parse(await (await setup.ask('GET', '/openapi.json')).json())
    const { as, member, admin } = await make(name, row)
    const response = await as(row.needs === 'session' ? member : row.needs === undefined ? undefined : admin)
    const body: unknown = await response.json()
    expect(response.status, JSON.stringify(body)).toBe('created' in row ? 201 : 200)
    expectToConform(document, { method: row.method, pattern: row.path, status: response.status, body })
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(setup.reported).toEqual([])
  })

  test('needs the rights that the document says', async () => {
    const { as, member } = await make(name, row)
    expect((await as(undefined)).status === 401).toBe(row.needs !== undefined)
    if (row.needs !== undefined && row.needs !== 'session') {
      const refusal = await as(member)
      expect(refusal.status).toBe(403)
      expect(z.object({ code: z.int() }).parse(await refusal.json()).code).toBe(1003)
    }
  })
})

test('every call with a parameter in its path is prepared here', () => {
  const made = Object.keys(preparedCalls)
  expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(made))
  const unmade = cases.filter(({ name, row }) => row.path.includes('{') && !made.includes(name))
  expect(unmade).toEqual([])
})
