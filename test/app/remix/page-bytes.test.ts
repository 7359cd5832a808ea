import { expect, test } from 'vitest'
import { pageBytes } from '#app/remix/encode-page.ts'

const script = '<script nonce="n1" type="module" async="">import("/assets/entry.js");</script>'
const pieces = [
  '<html><head></head><body>',
  '<h1>河海大学</h1>',
  `<link rel="modulepreload" href="/assets/entry.js"/>${script}</body></html>`,
]

test('a page ends with its data, followed by the script that starts its modules', () => {
  const page = pageBytes({ pieces, data: ['["河海"]'], nonce: 'n1' }).toString()
  expect(page).toMatch(/^<!DOCTYPE html><html><head><\/head><body><h1>河海大学<\/h1><link rel="later"/)
  expect(page).toMatch(
    /enqueue\("\[\\"河海\\"\]"\);<\/script>.*close\(\);<\/script><script nonce="n1">\(d=>.*<\/script><\/body><\/html>$/,
  )
})

test('a page without scripts is the rendered HTML', () => {
  const still = '<html><body><h1>河海大学</h1></body></html>'
  expect(pageBytes({ pieces: [still], data: undefined, nonce: 'n1' }).toString()).toBe(`<!DOCTYPE html>${still}`)
})

test('an incomplete document is a fault', () => {
  expect(() => pageBytes({ pieces: ['<html><body>'], data: [], nonce: 'n1' })).toThrow('without the end')
})
