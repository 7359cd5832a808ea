import { expect, test } from 'vitest'
import { decodeEntities, escapeHtml } from '#server/kernel/html-entities.schema.ts'

test('escaped text can end neither its element nor its attribute, and is decoded to itself', () => {
  const text = `"><script>'&amp;'</script>`
  expect(escapeHtml(text)).not.toMatch(/[<>"]/)
  expect(decodeEntities(escapeHtml(text))).toBe(text)
})

test('entities are decoded once, and unknown ones stay', () => {
  expect(decodeEntities('&amp;lt; &#39;&#x27;&quot; &nbsp;')).toBe(`&lt; ''" &nbsp;`)
})
