import { expect, test } from 'vitest'
import { modulesAfterPaint } from '#app/remix/scripts-after-paint.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/></head>',
  '<body><h1>河海大学</h1><script nonce="n1" type="module" async="">import("/assets/entry.js");</script>',
].join('')

test('a page loads its modules after the first paint, by a script with the nonce', () => {
  const { pieces, start } = modulesAfterPaint(page, 'n1')
  const late = pieces.join('')
  expect(late).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(late).toContain('<link rel="later" href="/assets/entry.js"/><link rel="later" href="/assets/home.js"/>')
  expect(late).toMatch(/<script nonce="n1" type="later">import\("\/assets\/entry.js"\);<\/script>$/)
  expect(start).toMatch(/^<script nonce="n1">.*<\/script>$/)
})

test('a page without modules is unchanged', () => {
  const still = '<html><head></head><body><h1>河海大学</h1>'
  expect(modulesAfterPaint(still, 'n1')).toEqual({ pieces: [still], start: '' })
})
