import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withData } from '#app/handed-data.ts'

const page = '<html><body><script>window.__remixContext = {}</script></body></html>'
const script = /<script nonce="n0">(.*?)<\/script>/s

function received(data: string): unknown[] {
  const [, code = ''] = script.exec(withData(page, data, 'n0')) ?? []
  const chunks: unknown[] = []
  const streamController = { enqueue: (chunk: unknown) => chunks.push(chunk), close: () => chunks.push('closed') }
  runInNewContext(code, { window: { __remixContext: { streamController } } })
  return chunks
}

test('what the loaders brought reaches the scripts of the page as it was, and then the end of it', () => {
  expect(received('[{"_1":2},"name","河海"]\n')).toEqual(['[{"_1":2},"name","河海"]\n', 'closed'])
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;', 'a\u2028b\u2029c', '\\u003c "quoted" \\'])(
  'a text like %j ends no script and arrives unchanged',
  text => {
    expect(withData(page, text, 'n0').match(/<\/?script|<!--/g)).toEqual(['<script', '</script', '<script', '</script'])
    expect(received(text)).toEqual([text, 'closed'])
  },
)

test('the data stands within the page, which ends as a page does', () => {
  expect(withData(page, '[]', 'n0')).toMatch(/<\/script><\/body><\/html>$/)
})

test('a page without scripts is handed no data', () => {
  const plain = '<html><body></body></html>'
  expect(withData(plain, '[]', 'n0')).toBe(plain)
})
