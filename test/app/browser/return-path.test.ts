import { expect, it } from 'vitest'
import { readBackParameter, withRedirect } from '#app/browser/return-path.ts'

it('the address of Login has the page to return to', () => {
  const address = withRedirect('/login', '/people?page=2&q=a#top')
  expect(new URL(address, 'http://here.invalid').searchParams.get('redirect')).toBe('/people?page=2&q=a#top')
  expect(withRedirect('/register', '')).toBe('/register')
})

it.each([
  ['/people?page=2', '/people?page=2'],
  ['//elsewhere.example', '/forum'],
  ['/.//elsewhere.example', '/forum'],
])('a page that goes back to %s leads to %s', (back, path) => {
  expect(readBackParameter(new Request(`http://here.invalid/report?back=${encodeURIComponent(back)}`), '/forum')).toBe(
    path,
  )
})
