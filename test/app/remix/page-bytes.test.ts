import { expect, test } from 'vitest'
import { pageBytes } from '#app/remix/page-bytes.ts'

const script = '<script nonce="n1" type="module" async="">import("/assets/entry.js");</script>'
const markup = `<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body><h1>河海大学</h1>${script}</body></html>`

test('a page ends with its data, then with what starts its modules', () => {
  const page = pageBytes({ markup, data: ['["河海"]'], nonce: 'n1' }).toString()
  expect(page).toMatch(/^<!DOCTYPE html><html><head><link rel="later"/)
  expect(page).toContain('<h1>河海大学</h1>')
  expect(page).toMatch(
    /enqueue\("\[\\"河海\\"\]"\);<\/script>.*close\(\);<\/script><script nonce="n1">\(d=>.*<\/script><\/body><\/html>$/,
  )
})

test('a page without scripts is what was rendered', () => {
  const still = '<html><body><h1>河海大学</h1></body></html>'
  expect(pageBytes({ markup: still, data: undefined, nonce: 'n1' }).toString()).toBe(`<!DOCTYPE html>${still}`)
})

test('half a document is a fault', () => {
  expect(() => pageBytes({ markup: '<html><body>', data: [], nonce: 'n1' })).toThrow('without the end')
})
