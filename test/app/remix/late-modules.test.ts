import { expect, test } from 'vitest'
import { modulesAfterPaint } from '#app/remix/late-modules.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body><h1>河海大学</h1>',
  '<script nonce="n1" type="module" async="">import("/assets/entry.js");</script></body></html>',
  '<script nonce="n1">window.__remixContext.streamController.close();</script>',
].join('')

test('nothing of a page asks for its modules before it is painted; what asks then carries the nonce', () => {
  const late = modulesAfterPaint(page, 'n1')
  expect(late).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(late).toContain('<link rel="later" href="/assets/entry.js"/>')
  expect(late).toContain('<script nonce="n1" type="later">import("/assets/entry.js");</script><script nonce="n1">')
  expect(late).toMatch(/<\/script><\/body><\/html><script nonce="n1">window\.__remixContext/)
})

test('a page without modules stays as it is', () => {
  const still = '<html><head></head><body><h1>河海大学</h1></body></html>'
  expect(modulesAfterPaint(still, 'n1')).toBe(still)
})
