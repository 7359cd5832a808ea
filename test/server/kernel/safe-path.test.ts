import { describe, expect, it } from 'vitest'
import { safePath } from '#server/kernel/safe-path.schema.ts'

describe('a path of this site', () => {
  it.each(['/', '/people', '/people?page=2&q=a%20b#top', '/a//b', '/?next=//elsewhere.example', '/@elsewhere.example'])(
    'is kept: %s',
    path => {
      expect(safePath(path, '/fallback')).toBe(path)
    },
  )

  it('is normalised: dot segments are removed, and characters are encoded', () => {
    expect(safePath('/a/../b/./c', '/')).toBe('/b/c')
    expect(safePath('/江', '/')).toBe('/%E6%B1%9F')
  })
})

describe('a path that leads elsewhere is refused', () => {
  it.each([
    'https://elsewhere.example/',
    'https:elsewhere.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    '/a\\..\\..\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\u0000/people',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'people',
    ' /people',
    '',
    null,
    undefined,
  ])('%j', path => {
    expect(safePath(path, '/fallback')).toBe('/fallback')
  })
})
