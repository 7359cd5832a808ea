import { expect, test, vi } from 'vitest'
import { aMember, anAdmin, aPledge, words } from '#test/support/people.ts'
import { expectToConform, openApi } from './openapi-document.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, data, refused, tokenOf } = setup

test('an invalid input names each field, in Chinese by default', async () => {
  const { message, errors } = await refused(
    'POST',
    '/future-messages',
    { http: 400, code: 400 },
    { body: { name: '', message: '字'.repeat(501) } },
  )
  expect(errors).toEqual([
    { field: 'name', code: 'pledge.name_required', message: '请填写姓名' },
    { field: 'grade', code: 'pledge.grade_required', message: '请填写班级或单位' },
    { field: 'message', code: 'pledge.message_too_long', message: '誓言内容不能超过500字' },
  ])
  expect(message).toBe('请填写姓名')
})

test('a field that breaks two rules is reported once', async () => {
  const body = { name: 1, grade: [], message: {} }
  const { errors } = await refused('POST', '/future-messages', { http: 400, code: 400 }, { body })
  expect(errors.map(({ field }) => field).sort()).toEqual(['grade', 'message', 'name'])
})

test('an invalid input names each field in English when the client prefers it', async () => {
  const headers = { 'Accept-Language': 'en-GB,en;q=0.9,zh;q=0.5' }
  const { errors } = await refused(
    'POST',
    '/future-messages',
    { http: 400, code: 400 },
    { body: { ...words, name: '' }, headers },
  )
  expect(errors).toEqual([{ field: 'name', code: 'pledge.name_required', message: 'Please enter your name' }])
})

test('a wrong password differs from a dead session', async () => {
  await aMember(setup, { username: 'river', password: 'right-password' })
  const wrong = { body: { username: 'river', password: 'wrong-password' } }
  const { message } = await refused('POST', '/auth/login', { http: 400, code: 1001 }, wrong)
  expect(message).toBe('登录失败，请检查用户名和密码')
})

test('a request without a session is answered with the request to log in', async () => {
  const { message, errors } = await refused('GET', '/auth/me', { http: 401, code: 401 })
  expect(message).toBe('请先登录')
  expect(errors).toEqual([{ field: null, code: 'session.required', message }])
})

test.each(['/auth/me', '/visitors/count', '/future-messages', '/future-messages/1'])(
  'a dead token is reported at %s, so that the client refreshes it',
  async path => {
    const { message } = await refused('GET', path, { http: 401, code: 401 }, { token: 'dead' })
    expect(message).toBe('登录信息已过期，请重新登录')
  },
)

test('an access token expires after an hour, and its refresh token gives another one', async () => {
  await aMember(setup, { username: 'river', password: 'right-password' })
  const { token, refreshToken } = await setup
    .as('guest')
    .session.login({ username: 'river', password: 'right-password' })
  expect(await data('GET', '/auth/me', { token })).toMatchObject({ username: 'river' })
  setup.clock.advance(3_600_001)
  await refused('GET', '/auth/me', { http: 401, code: 401 }, { token })
  for (const sent of [
    { body: { refreshToken } },
    { token: refreshToken },
    { body: { refreshToken: '' }, token: refreshToken },
  ]) {
    const renewed = await data('POST', '/auth/refresh', sent)
    expect(renewed).toMatchObject({ refreshToken, expiresIn: 3600 })
    expect(renewed).toHaveProperty('token')
  }
})

test.each(['/auth/login', '/auth/register', '/auth/logout'])('a dead token is ignored at %s', async path => {
  const response = await ask('POST', path, { token: 'dead', body: {} })
  expect([200, 400]).toContain(response.status)
})

test('the registration status can be read with a dead token', async () => {
  expect(await data('GET', '/auth/registration-status', { token: 'dead' })).toEqual({ enabled: true })
})

test('an invalid refresh token is a dead session', async () => {
  await refused('POST', '/auth/refresh', { http: 401, code: 401 }, { body: { refreshToken: 'nonsense' } })
})

test('a member who is not an admin gets 403, never 401', async () => {
  const token = await tokenOf(await aMember(setup))
  const { message } = await refused('GET', '/visitors/stats', { http: 403, code: 1003 }, { token })
  expect(message).toBe('需要管理员权限')
})

test('closed registration is refused with its own code', async () => {
  const token = await tokenOf(await anAdmin(setup))
  await data('PUT', '/admin/configs/registration', { token, body: { enabled: false } })
  const body = { username: 'late_one', email: 'late@example.org', password: 'password-1915' }
  const { message } = await refused('POST', '/auth/register', { http: 403, code: 1002 }, { body })
  expect(message).toContain('系统当前不允许新用户注册')
})

test('a missing object is answered with 404', async () => {
  const { message } = await refused('GET', '/future-messages/1', { http: 404, code: 404 })
  expect(message).toBe('没有找到这条誓言')
})

test.each(['/nothing', '/future-messages/1/2/3', '/', ''])('the path "%s" does not exist', async path => {
  const { errors } = await refused('GET', path, { http: 404, code: 404 })
  expect(errors[0]?.code).toBe('site.no_such_path')
})

test.each([
  ['PATCH', '/future-messages', 'GET, HEAD, POST, OPTIONS'],
  ['DELETE', '/visitors/count', 'GET, HEAD, OPTIONS'],
  ['GET', '/auth/login', 'POST, OPTIONS'],
  ['POST', '/future-messages/1', 'GET, HEAD, OPTIONS'],
  ['GET', '/future-messages/admin/1', 'DELETE, OPTIONS'],
  ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ['PURGE', '/auth/me', 'GET, HEAD, OPTIONS'],
])('%s %s is answered with 405, and Allow lists the methods', async (method, path, allowed) => {
  await refused(method, path, { http: 405, code: 405 })
  expect((await ask(method, path)).headers.get('Allow')).toBe(allowed)
})

test('a fixed path segment takes precedence over a parameter', async () => {
  await aPledge(setup)
  expect(await data('GET', '/future-messages/random')).toMatchObject({ messages: [{ name: words.name }] })
})

test('a name or address that is taken is a conflict at its field', async () => {
  await aMember(setup, { username: 'river', email: 'river@example.org' })
  const body = { username: 'RIVER', email: 'other@example.org', password: 'password-1915' }
  const { errors } = await refused('POST', '/auth/register', { http: 409, code: 1009 }, { body })
  expect(errors).toEqual([{ field: 'username', code: 'member.username_taken', message: '这个用户名已被使用' }])
})

test('a fault is reported with the request id, and answered without internals', async () => {
  vi.spyOn(setup.site, 'fork').mockImplementationOnce(() => {
    throw new Error('relation "pledge" does not exist')
  })
  const { message, requestId, errors } = await refused('GET', '/future-messages/receipt/private-link', {
    http: 500,
    code: 500,
  })
  expect(message).toBe('网站出了点问题，请稍后重试')
  expect(JSON.stringify(errors)).not.toContain('relation')
  expect(setup.reported).toEqual([
    {
      fault: new Error('relation "pledge" does not exist'),
      where: `GET /api/v1/future-messages/receipt/:receipt ${requestId}`,
    },
  ])
})

test('a response that does not match its own schema is a fault, not an invalid input', async () => {
  const pledge = await aPledge(setup)
  const em = setup.em()
  await em.getConnection().execute(`update pledge set status = 'lost' where id = ${pledge.id}`)
  const token = await tokenOf(await anAdmin(setup))
  await refused('GET', '/future-messages/admin/all', { http: 500, code: 500 }, { token })
  expect(setup.reported).toHaveLength(1)
})

const gone = () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

test('an unavailable database is answered with Retry-After, also for requests with a token', async () => {
  const token = await tokenOf(await aMember(setup))
  for (const sent of [{}, { token }]) {
    vi.spyOn(setup.site, 'fork').mockImplementationOnce(gone)
    await refused('GET', '/future-messages', { http: 503, code: 503 }, sent)
  }
  vi.spyOn(setup.site, 'fork').mockImplementationOnce(gone)
  expect((await ask('GET', '/visitors/count')).headers.get('Retry-After')).toBe('5')
  expect(setup.reported).toEqual([])
})

test('failures match the OpenAPI document', async () => {
  const document = openApi.parse(await (await ask('GET', '/openapi.json')).json())
  const failing: [string, string, string, number][] = [
    ['POST', '/future-messages', '/future-messages', 400],
    ['GET', '/auth/me', '/auth/me', 401],
    ['GET', '/future-messages/{id}', '/future-messages/99', 404],
  ]
  for (const [method, pattern, path, status] of failing) {
    const response = await ask(method, path, method === 'GET' ? {} : { body: {} })
    expect(response.status).toBe(status)
    expectToConform(document, { method, pattern, status, body: await response.json() })
  }
})

test('only the failure of a dead session contains a phrase that ends a session in clients', async () => {
  const phrases =
    /认证失败|身份验证失败|登录已过期|登录失效|未授权|无效的令牌|无效的token|token已过期|token失效|unauthorized|authentication failed|token expired|invalid token/i
  const { refusal: zh } = await import('#app/i18n/zh/refusal.ts')
  const { refusal: en } = await import('#app/i18n/en/refusal.ts')
  const { rest: saidZh } = await import('#app/i18n/zh/rest.ts')
  const { rest: saidEn } = await import('#app/i18n/en/rest.ts')
  const sentences = [zh, en].flatMap(texts => Object.values(texts).flatMap(area => Object.values<string>(area)))
  const successes = [saidZh, saidEn].flatMap(({ said }) => Object.values(said))
  for (const sentence of [...sentences, ...successes]) expect(sentence).not.toMatch(phrases)
})
