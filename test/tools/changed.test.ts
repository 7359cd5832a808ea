import { dirname, relative } from 'node:path/posix'
import { expect, test } from 'vitest'
import { projectFiles, testsFor } from '../../tools/test/changed.mjs'

const texts: Record<string, string> = {
  'test/architecture.test.ts': '',
  'test/server/post/list.test.ts': `import { setup } from '#test/support/site.ts'`,
  'test/server/reply/write.test.ts': `import { postLimits } from '#server/post/post.schema.ts'`,
  'test/server/like/like.test.ts': `import { x } from './made.ts'`,
  'test/app/forum/post-list.test.ts': '',
  'test/tools/launcher.test.ts': '',
  'test/journeys/forum/post.test.ts': `import { postLimits } from '#server/post/post.schema.ts'`,
}
const files = [...Object.keys(texts), 'server/post/post.schema.ts', 'docs/api.md']
const found = (...changed: string[]) => testsFor(changed, files, path => texts[path] ?? '')

test('a change is tested by the tests of its folder, by those that import it and by the rules for the whole tree', () => {
  expect(found('server/post/post.schema.ts')).toEqual([
    'test/architecture.test.ts',
    'test/server/post/list.test.ts',
    'test/server/reply/write.test.ts',
  ])
})

test('a changed test is run itself, and a file beside a test is matched by its name', () => {
  expect(found('test/server/post/list.test.ts')).toEqual(['test/architecture.test.ts', 'test/server/post/list.test.ts'])
  expect(found('test/server/like/made.ts')).toContain('test/server/like/like.test.ts')
})

test('tests of components and tools have fewer folders than what they test', () => {
  expect(found('app/components/forum/post-list.tsx')).toContain('test/app/forum/post-list.test.ts')
  expect(found('tools/launcher/run.mjs')).toContain('test/tools/launcher.test.ts')
  expect(found('server/post/list/by-board.ts')).toContain('test/server/post/list.test.ts')
})

test('each folder of tests has the name of a folder that it tests', () => {
  const project = projectFiles()
  const folders = new Set(project.map(path => dirname(path).replace('app/components', 'app')))
  const tested = project.filter(path => /^test\/(app|server|tools)\/.*\.test\.tsx?$/.test(path))
  expect(tested.length).toBeGreaterThan(0)
  expect(tested.filter(path => !folders.has(relative('test', dirname(path))))).toEqual([])
})

test('a changed document needs the rules for the whole tree alone', () => {
  expect(found('docs/api.md')).toEqual(['test/architecture.test.ts'])
})
