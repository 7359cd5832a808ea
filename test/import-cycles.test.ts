import { describe, expect, test } from 'vitest'
import { parseModule, readModules } from '#test/support/architecture/modules.ts'
import { importCyclesOf } from '#test/support/architecture/import-cycles.ts'

const modules = readModules(['app', 'server'])

describe('the folders of the app', () => {
  const folderOf = (path: string) => /^app\/(components\/[^/]+|[^/]+)\//.exec(path)?.[1]

  test('import each other in one direction', () => {
    expect(importCyclesOf(modules, folderOf), 'what both need belongs into a folder below both').toEqual([])
  })
})

describe('the folders of the server', () => {
  const folderOf = (path: string) => /^server\/([^/]+)\//.exec(path)?.[1]

  test('import each other in one direction', () => {
    expect(importCyclesOf(modules, folderOf), 'what both need belongs into a folder below both').toEqual([])
  })

  test('have their import cycles found at any length, without type-only imports', () => {
    const tree = [
      parseModule('server/post/post.ts', `import { find } from '../search/find.ts'`),
      parseModule(
        'server/search/find.ts',
        `import { page } from '../rpc/page.ts'; import type { Way } from '../db/way.ts'`,
      ),
      parseModule('server/rpc/page.ts', `import { Post } from '../post/post.ts'`),
      parseModule('server/db/way.ts', `import { Post } from '../post/post.ts'`),
    ]
    expect(importCyclesOf(tree, folderOf)).toEqual([expect.stringContaining('post, rpc, search: ')])
    expect(importCyclesOf(tree.slice(1), folderOf)).toEqual([])
  })
})
