import { expect, test } from 'vitest'
import { restWords } from '#server/http/rest/texts-of-api-docs.ts'
import { rows } from '#server/http/rest/rest.table.ts'
import { openApi } from './openapi-document.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const page = (path = '', headers: Record<string, string> = {}) => setup.app.request(`/api/docs${path}`, { headers })

const text = async (response: Response) => {
  const html = await response.text()
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

test('the page and the OpenAPI document name every call, rule and failure', async () => {
  const said = await text(await page())
  const document = openApi.parse(await (await setup.ask('GET', '/openapi.json')).json())
  for (const { path, method, procedure } of rows) {
    expect(said).toContain(path)
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.summary).toBe(restWords.zh.calls[procedure])
    expect(said).toContain(operation?.summary)
  }
  for (const rule of Object.values(restWords.zh.rules)) {
    expect(said).toContain(rule)
    expect(document.info.description).toContain(rule)
  }
  for (const sentence of Object.values(restWords.zh.failures)) {
    expect(said).toContain(sentence)
    expect(JSON.stringify(document.components.responses)).toContain(sentence)
  }
})

test('every call has a curl example', async () => {
  const said = await text(await page('?lng=en'))
  expect(said.match(/"\$API\//g)).toHaveLength(rows.length)
  expect(said).toContain(
    `curl -X POST "$API/auth/login" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"username":"hehai_1915","password":"lighthouse-1915"}'`,
  )
  expect(said).toContain('curl "$API/future-messages?limit=20"')
  expect(said).toContain('API=http://localhost/api/v1')
})

test.each([
  ['', {}, 'zh-CN'],
  ['', { 'Accept-Language': 'en' }, 'en'],
  ['', { 'Accept-Language': 'en', Cookie: 'locale=zh' }, 'zh-CN'],
  ['?lng=en', { Cookie: 'locale=zh' }, 'en'],
  ['?lng=fr', { Cookie: 'locale=en' }, 'en'],
])('the page%s with %o is in %s', async (query, headers, lang) => {
  const response = await page(query, headers)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`<html lang="${lang}"`)
})

test('the English page holds no Chinese but the link to the Chinese page', async () => {
  const said = await text(await page('?lng=en'))
  expect(said.match(/\p{Script=Han}+/gu)).toEqual(['中文'])
})

test('the page has no script, and its styles are from this site', async () => {
  const response = await page()
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'self'")
  const html = await response.text()
  expect(html).not.toMatch(/<script|<style|style=|https?:\/\/(?!localhost)/)
  const style = await page('/style.css')
  expect(style.headers.get('Content-Type')).toMatch(/^text\/css/)
  expect(await style.text()).not.toContain('url(')
})

test('angle brackets in the page are escaped', async () => {
  const html = await (await page()).text()
  expect(html).toContain('Bearer &lt;token&gt;')
})

test('the OpenAPI document exists in both languages', async () => {
  const ask = async (language: string) =>
    openApi.parse(await (await setup.ask('GET', '/openapi.json', { headers: { 'Accept-Language': language } })).json())
  expect((await ask('zh')).info.title).toBe('接口文档')
  expect((await ask('en')).info.title).toBe('API documentation')
  expect(JSON.stringify(await ask('en'))).not.toMatch(/\p{Script=Han}/u)
})
