import { describe, expect, test } from 'vitest'
import { firstPartOf, firstParts } from '#server/doors/pages/part-of-build.ts'

const routes = {
  root: { path: '' },
  home: { index: true, parentId: 'root' },
  articles: { path: 'articles', parentId: 'root' },
  article: { path: 'articles/:id', parentId: 'root' },
  profile: { path: 'profile', parentId: 'root' },
  basic: { index: true, parentId: 'profile' },
  frame: { parentId: 'root' },
  terms: { path: 'terms', parentId: 'frame' },
  person: { path: ':name', parentId: 'root' },
  nowhere: { path: '*', parentId: 'root' },
}

describe('parting the page bundle', () => {
  test.each([
    ['home', ''],
    ['articles', 'articles'],
    ['article', 'articles'],
    ['basic', 'profile'],
    ['terms', 'terms'],
  ])('%s belongs to one first part', (id, part) => {
    expect(firstPartOf(routes, id)).toBe(part)
  })

  test.each(['root', 'frame', 'person', 'nowhere'])('%s is there for every address', id => {
    expect(firstPartOf(routes, id)).toBeUndefined()
  })

  test('each part is named once', () => {
    expect([...firstParts(routes)]).toEqual(['', 'articles', 'profile', 'terms'])
  })
})
