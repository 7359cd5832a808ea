import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Hono } from 'hono'
import { Article } from '#server/article/article.entity.ts'
import { chainHandlers } from '#server/http/handler-chain.ts'
import { requestListener } from '#server/http/request-listener.ts'
import { requestLimits } from '#server/http/concurrent-requests.ts'
import { addressRateLimit } from '#server/http/rest/rest-rate-limit.ts'
import { restRoutes } from '#server/http/rest/rest-routes.ts'
import { viewerOfToken } from '#server/http/session-cookie.ts'
import { seconds } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { startServer } from '#test/support/start-server.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ keeps: true })
const { as, clock, em, site } = setup
const addressOf = (_: string | undefined, forwarded: string | undefined) => forwarded ?? '192.0.2.1'

const noted: string[] = []

function interfaceOf(limits: boolean) {
  const options = { site, origins: [], addressOf, limits, calls: requestLimits().calls }
  const { routes, kept } = restRoutes({ ...options, viewerOf: token => viewerOfToken(site, token) })
  const note = ({ handler, status }: { handler: string; status: number }) => void noted.push(`${handler} ${status}`)
  return requestListener({
    app: new Hono().route('/api', routes),
    calls: kept(note),
    files: () => (_request, _response, next) => next(),
    live: (_request, _response, next) => next(),
    note,
    https: false,
    hostname: '127.0.0.1',
    addressOf,
    origins: [],
    report: site.report,
  })
}

let limits = false
let listener = interfaceOf(limits)
const { send: ask } = await startServer(chainHandlers([], (request, response) => listener(request, response)))

beforeEach(async () => {
  await expect.poll(() => site.changes.isComplete).toBe(true)
  listener = interfaceOf(limits)
  noted.length = 0
})

const envelope = z.object({ data: z.record(z.string(), z.unknown()) })
async function data(path: string, headers: Record<string, string> = {}) {
  const { status, body } = await ask(`/api/v1${path}`, headers)
  expect(status, body.toString()).toBe(200)
  return envelope.parse(JSON.parse(body.toString())).data
}
const statusOf = async (path: string) => (await ask(`/api/v1${path}`)).status

async function tokenOf({ id }: Member): Promise<string> {
  const own = em()
  const { token } = openSession(own, own.getReference(Member, id), clock.now())
  await own.flush()
  return token
}

/** Asks twice, and tells what the database was asked the second time. */
async function askedAgain(path: string): Promise<string[]> {
  await data(path)
  return (await statementsOf(setup, () => data(path))).map(({ text }) => text)
}

describe('what every guest is answered alike', () => {
  it('is made once, and sent to the others without asking the database', async () => {
    const ada = await aMember(setup)
    const board = await aBoard(setup)
    const post = await aPost(setup, ada, board.id)
    await aReply(setup, ada, post.id)
    const article = await anArticle(setup, ada)
    await aComment(setup, ada, article.id)
    const pledge = await aPledge(setup)
    const paths = [
      `/articles/${article.id}`,
      '/articles?limit=20',
      `/comments/article/${article.id}`,
      '/forum/forums',
      `/forum/forums/${board.id}`,
      '/forum/posts?sort=hot',
      `/forum/posts/${post.id}`,
      `/forum/posts/${post.id}/replies`,
      '/blessings',
      '/future-messages',
      `/future-messages/${pledge.id}`,
      '/torch/get',
      '/visitors/count',
      '/auth/registration-status',
    ]
    for (const path of paths) expect(await askedAgain(path), path).toEqual([])
    expect(noted).toEqual(paths.map(() => 'rest 200'))
  })

  it('has the headers of every response, and is not sent again to a client that has it', async () => {
    const { id } = await anArticle(setup, await aMember(setup), { content: '河'.repeat(2000) })
    const path = `/api/v1/articles/${id}`
    const first = await ask(path)
    const kept = await ask(path, { 'X-Request-Id': 'mine-1', Origin: 'https://elsewhere.example' })
    expect(noted).toEqual(['rest 200'])
    expect(kept.body).toEqual(first.body)
    expect(kept.headers).toMatchObject({
      etag: first.headers.etag,
      vary: first.headers.vary,
      'x-request-id': 'mine-1',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'application/json',
    })
    const known = await ask(path, { 'If-None-Match': first.headers.etag ?? '' })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect((await ask(path, { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br')
    expect((await ask(path, {}, 'HEAD')).headers.etag).toBe(first.headers.etag)
  })

  it('is another response in another language, and with other parameters that have an effect', async () => {
    const board = await aBoard(setup, { name: '河', nameEn: 'River' })
    const path = `/forum/forums/${board.id}`
    for (let times = 0; times < 2; times += 1) {
      expect(await data(path)).toMatchObject({ forum: { name: '河' } })
      expect(await data(path, { 'Accept-Language': 'en' })).toMatchObject({ forum: { name: 'River' } })
    }
    await data('/articles?page=1')
    noted.length = 0
    await data('/articles?page=1&utm_source=letter')
    expect(noted).toEqual(['rest 200'])
    await data('/articles?page=2')
    expect(noted.length).toBe(1)
  })

  it('counts each reader once, whether it was made for them or kept', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    const path = `/articles/${id}`
    expect(await data(path)).toMatchObject({ views: 1 })
    for (let times = 0; times < 2; times += 1) await data(path, { 'X-Forwarded-For': '192.0.2.2' })
    await expect.poll(async () => (await em().findOneOrFail(Article, id)).views).toBe(2)
    clock.advance(seconds(5))
    expect((await data(path))['views']).toBe(2)
  })
})

describe('nothing is answered that is not right any more', () => {
  it('after an edit, a like, a new name and a removal', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const reader = await aMember(setup)
    const article = await anArticle(setup, ada)
    const path = `/articles/${article.id}`
    await data(path)
    await data(`/comments/article/${article.id}`)
    const { content, version } = await as(ada).article.source({ id: article.id })
    await as(ada).article.edit({ id: article.id, version, title: '新的河', content })
    expect(await data(path)).toMatchObject({ title: '新的河' })
    const comment = await aComment(setup, reader, article.id)
    await as(ada).comment.like({ id: comment.id })
    expect(await data(`/comments/article/${article.id}`)).toMatchObject({ comments: [{ likes: 1 }] })
    await as(ada).member.updateProfile({ username: 'ada_l' })
    expect(await data(path)).toMatchObject({ author: { username: 'ada_l' } })
    await as(ada).article.remove({ id: article.id })
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf(`/comments/article/${article.id}`)).toBe(404)
  })

  it('after the torch was passed, a visitor came, or a guest took a pledge back', async () => {
    expect(await data('/torch/get')).toEqual({ count: 0 })
    expect(await data('/visitors/count')).toEqual({ totalVisitors: 0 })
    for (const count of [3, 5]) {
      await as('guest').torch.add({ count: 2 })
      await as('guest').visitor.add({ sessionId: `visitor-1-${count}` })
      expect(await data('/torch/get')).toEqual({ count: count === 3 ? 2 : 4 })
      expect(await data('/visitors/count')).toEqual({ totalVisitors: count === 3 ? 1 : 2 })
    }
    const receipt = 'a-receipt'
    const { id } = await aPledge(setup, { receipt })
    await data(`/future-messages/${id}`)
    await as('guest').pledge.withdraw({ receipt })
    expect(await statusOf(`/future-messages/${id}`)).toBe(404)
  })

  it('after registration was closed', async () => {
    expect(await data('/auth/registration-status')).toEqual({ enabled: true })
    await as(await anAdmin(setup)).setting.setRegistration({ enabled: false })
    expect(await data('/auth/registration-status')).toEqual({ enabled: false })
  })

  it('what other programs wrote is told of, and counts are five seconds old at most', async () => {
    const { id } = await aPledge(setup)
    await data(`/future-messages/${id}`)
    await em().nativeUpdate(Pledge, { id }, { status: 'rejected' })
    await site.changes.waitUntilAnnounced()
    await expect.poll(() => statusOf(`/future-messages/${id}`)).toBe(404)
    await data('/torch/get')
    await setup.sql(`insert into tally (name, total) values ('torch', 7)`, [])
    site.bus.publish('torchPassed', { count: 7 })
    expect(await data('/torch/get')).toEqual({ count: 7 })
    await setup.sql(`update tally set total = 9 where name = 'torch'`, [])
    clock.advance(seconds(5))
    expect(await data('/torch/get')).toEqual({ count: 9 })
  })
})

describe('is answered for one caller alone', () => {
  it('with a token, good or dead', async () => {
    const admin = await anAdmin(setup)
    const { id } = await anArticle(setup, await aMember(setup))
    const path = `/articles/${id}`
    const own = { Authorization: `Bearer ${await tokenOf(admin)}` }
    for (let times = 0; times < 2; times += 1) {
      expect(await data(path)).toMatchObject({ can: { delete: false } })
      expect(await data(path, own)).toMatchObject({ can: { delete: true } })
      expect((await ask(`/api/v1${path}`, { Authorization: 'Bearer dead' })).status).toBe(401)
    }
  })

  it('where it is drawn, refused or missing', async () => {
    await aPledge(setup)
    expect((await askedAgain('/future-messages?sort=random')).length).toBeGreaterThan(0)
    for (let times = 0; times < 2; times += 1) expect(await statusOf('/articles/99')).toBe(404)
    for (let times = 0; times < 2; times += 1) expect(await statusOf('/articles?page=0')).toBe(400)
    expect(noted).toEqual([])
  })
})

it('an address with too many calls is refused cached responses too, and none is made for it', async () => {
  limits = true
  listener = interfaceOf(limits)
  limits = false
  for (let at = 0; at < addressRateLimit.points; at += 1) expect(await statusOf('/torch/get')).toBe(200)
  // Old counts are made again when somebody asks for them.
  clock.advance(seconds(3))
  const refused = await statementsOf(setup, async () => expect(await statusOf('/torch/get')).toBe(429))
  expect(refused.filter(({ text }) => /\btally\b/.test(text))).toEqual([])
  expect((await ask('/api/v1/torch/get', { 'X-Forwarded-For': '192.0.2.9' })).status).toBe(200)
})
