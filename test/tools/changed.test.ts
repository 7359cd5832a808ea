import { expect, test } from 'vitest'
import { testsFor } from '../../tools/test/changed.mjs'

const texts: Record<string, string> = {
  'test/architecture.test.ts': '',
  'test/server/post/list.test.ts': `import { setup } from '#test/support/site.ts'`,
  'test/server/reply/write.test.ts': `import { postLimits } from '#server/post/post.schema.ts'`,
  'test/server/like/like.test.ts': `import { x } from './made.ts'`,
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

test('a changed document needs the rules for the whole tree alone', () => {
  expect(found('docs/api.md')).toEqual(['test/architecture.test.ts'])
})
