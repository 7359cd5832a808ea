import { describe, expect, test } from 'vitest'
import { anAdmin, aPledge, words } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, data, refused, tokenOf } = setup

const badInput = { http: 400, code: 400 }

describe('a body that is not a JSON object is refused', () => {
  test.each([
    ['half an object', '{"name":'],
    ['a form', 'name=%E6%9D%8E&grade=1&message=2'],
    ['words', 'hello'],
    ['undefined', 'undefined'],
    ['invalid UTF-8', Buffer.from('{"name":"M\u00fcller","grade":"1","message":"2"}', 'latin1')],
    ['half a character', new TextEncoder().encode('{"name":"李').slice(0, -1)],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFF{}', 'utf16le'))],
  ])('%s', async (_, body) => {
    const { errors } = await refused('POST', '/future-messages', badInput, { body })
    expect(errors[0]?.code).toBe('site.bad_json')
  })

  test.each(['[]', '[{"name":"李"}]', '"text"', '17', 'true'])('%s', async body => {
    const { errors } = await refused('POST', '/future-messages', badInput, { body })
    expect(errors).toEqual([{ field: null, code: 'invalid.value', message: '内容格式不正确' }])
  })
})

test.each(['', '   ', 'null', '{}'])('"%s" is an empty body', async body => {
  expect(await data('POST', '/visitors/add', { body })).toMatchObject({ isNewVisitor: true, visitorNumber: 1 })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8', 'nonsense'])(
  'JSON is parsed under any content type, such as %s',
  async type => {
    const headers = { 'Content-Type': type }
    expect(await data('POST', '/future-messages', { body: JSON.stringify(words), headers })).toMatchObject({
      name: words.name,
    })
  },
)

test('a byte order mark before the JSON is accepted', async () => {
  expect(await data('POST', '/future-messages', { body: `\uFEFF${JSON.stringify(words)}` })).toMatchObject({
    name: words.name,
  })
})

describe('a client that sends a whole object back', () => {
  test('may include unknown fields', async () => {
    const whole = {
      ...words,
      id: null,
      createdAt: null,
      status: 'approved',
      user: { id: 1 },
      likes: '7',
      nested: [[{}]],
    }
    expect(await data('POST', '/future-messages', { body: whole })).toMatchObject({
      status: 'pending',
      message: words.message,
    })
  })

  test('may send null or an empty text for a field that it leaves out', async () => {
    const token = await tokenOf(await anAdmin(setup))
    for (const reason of [null, '', '   ']) {
      const { id } = await aPledge(setup, { status: 'pending' })
      const body = { id: null, status: 'approved', reason, user: null }
      const result = await data('PUT', `/future-messages/admin/${id}/review`, { token, body })
      expect(result).toMatchObject({ id, status: 'approved', reason: null })
    }
    expect(await data('POST', '/visitors/add', { body: { sessionId: '' } })).toMatchObject({ isNewVisitor: true })
  })

  test('cannot override the id of the path', async () => {
    const token = await tokenOf(await anAdmin(setup))
    const [mine, other] = [await aPledge(setup), await aPledge(setup)]
    const result = await data('PUT', `/future-messages/admin/${mine.id}/review`, {
      token,
      body: { id: other.id, status: 'rejected' },
    })
    expect(result).toMatchObject({ id: mine.id })
  })
})

test('numbers as strings and strings as numbers are refused in a body', async () => {
  const token = await tokenOf(await anAdmin(setup))
  await refused('PUT', '/admin/configs/registration', badInput, { token, body: { enabled: 'true' } })
  await refused('PUT', '/admin/configs/registration', badInput, { token, body: { enabled: 1 } })
  const { errors } = await refused('POST', '/future-messages', badInput, {
    body: { ...words, name: 1915, grade: ['2018'], message: { text: 'x' } },
  })
  expect(errors.map(({ field }) => field)).toEqual(['name', 'grade', 'message'])
})

test('a required field that is missing, null or empty is named in the refusal', async () => {
  for (const name of [undefined, null, '', '   ', '\u200B\u202E']) {
    const { errors } = await refused('POST', '/future-messages', badInput, { body: { ...words, name } })
    expect(errors).toEqual([{ field: 'name', code: 'pledge.name_required', message: '请填写姓名' }])
  }
})

test('a password of spaces is accepted', async () => {
  const password = '      '
  await data('POST', '/auth/register', { body: { username: 'spaces', email: 'spaces@example.org', password } })
  expect(await data('POST', '/auth/login', { body: { username: 'spaces', password } })).toMatchObject({
    user: { username: 'spaces' },
  })
})

describe('a hostile object', () => {
  test('cannot pollute the prototype of other objects', async () => {
    const body =
      '{"__proto__":{"enabled":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"李","grade":"1","message":"2"}'
    await data('POST', '/future-messages', { body })
    expect({}).not.toHaveProperty('polluted')
    const token = await tokenOf(await anAdmin(setup))
    await refused('PUT', '/admin/configs/registration', badInput, { token, body: '{"__proto__":{"enabled":true}}' })
  })

  test('cannot do harm by deep nesting', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    await data('POST', '/future-messages', { body: JSON.stringify(words).replace('}', `,"unknown":${deep}}`) })
    const objects = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    const { errors } = await refused('POST', '/future-messages', badInput, {
      body: `{"name":${deep},"grade":${objects},"message":"2"}`,
    })
    expect(errors.map(({ field }) => field)).toEqual(['name', 'grade'])
  })

  test('with a duplicate field counts with its last value', async () => {
    const body = '{"name":"甲","name":"乙","grade":"1","message":"2"}'
    expect(await data('POST', '/future-messages', { body })).toMatchObject({ name: '乙' })
  })
})

describe('texts', () => {
  test.each([
    ['emoji', '🔥'],
    ['Han outside the basic plane', '𠮷'],
    ['Latin', 'x'],
  ])('are counted in code points: %s', async (_, character) => {
    const body = { ...words, message: character.repeat(500) }
    expect(await data('POST', '/future-messages', { body })).toMatchObject({ message: character.repeat(500) })
    const { errors } = await refused('POST', '/future-messages', badInput, {
      body: { ...words, message: character.repeat(501) },
    })
    expect(errors).toEqual([{ field: 'message', code: 'pledge.message_too_long', message: '誓言内容不能超过500字' }])
  })

  test('lose bidirectional control characters and NUL', async () => {
    const body = { name: '\u202E李\u200F明\u2066', grade: '2018\u0000级', message: '愿\u202E江河\u0000安澜\u200B' }
    expect(await data('POST', '/future-messages', { body })).toMatchObject({
      name: '李明',
      grade: '2018级',
      message: '愿江河安澜',
    })
  })

  test('keep right-to-left scripts', async () => {
    const body = { ...words, message: 'سلام على النهر' }
    expect(await data('POST', '/future-messages', { body })).toMatchObject(body)
  })

  test('with half of a surrogate pair cause no fault', async () => {
    const response = await ask('POST', '/future-messages', { body: '{"name":"\\ud83d","grade":"1","message":"2"}' })
    expect([201, 400]).toContain(response.status)
  })
})
