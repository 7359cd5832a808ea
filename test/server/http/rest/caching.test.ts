import { describe, expect, test } from 'vitest'
import { aMember, aPledge } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, tokenOf } = setup

describe('the caching of responses', () => {
  test('gives reads that are equal for every guest an ETag, and answers 304', async () => {
    await aPledge(setup)
    const first = await ask('GET', '/future-messages')
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[0-9a-f]+"$/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.get('Vary')).toContain('Authorization, Accept-Language')

    const second = await ask('GET', '/future-messages', {
      headers: { 'If-None-Match': tag, Origin: 'https://elsewhere.example' },
    })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('ETag')).toBe(tag)
    expect(second.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    expect(second.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(second.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')

    await aPledge(setup, { message: '又一条' })
    expect((await ask('GET', '/future-messages', { headers: { 'If-None-Match': tag } })).status).toBe(200)
  })

  test('leaves out responses to members, writes, random draws, receipts and failures', async () => {
    const receipt = 'a-receipt'
    await aPledge(setup, { receipt })
    const token = await tokenOf(await aMember(setup))
    const responses = [
      await ask('GET', '/future-messages', { token }),
      await ask('POST', '/visitors/add', { body: {} }),
      await ask('GET', '/future-messages/random'),
      await ask('GET', `/future-messages/receipt/${receipt}`),
      await ask('GET', '/future-messages/999'),
    ]
    for (const { headers, url } of responses) {
      expect(headers.get('Cache-Control'), url).toBe('no-store')
      expect(headers.get('ETag'), url).toBeNull()
    }
  })

  test('compresses a long response for clients that accept it', async () => {
    const response = await ask('GET', '/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
  })
})

test('the OpenAPI document answers 304 in each language', async () => {
  const tags = new Set<string>()
  for (const language of ['zh', 'en']) {
    const headers = { 'Accept-Language': language, Origin: 'https://elsewhere.example' }
    const first = await ask('GET', '/openapi.json', { headers })
    const tag = first.headers.get('ETag') ?? ''
    tags.add(tag)
    expect(first.headers.get('Vary')).toContain('Accept-Language')
    for (const encoding of ['br', 'identity']) {
      const known = { ...headers, 'Accept-Encoding': encoding, 'If-None-Match': tag }
      const again = await ask('GET', '/openapi.json', { headers: known })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
  }
  expect(tags.size).toBe(2)
})
