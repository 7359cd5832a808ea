import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/security.md']

/** Files and folders of the repository that a document names between backticks. */
const named = (text: string) =>
  [...text.matchAll(/`((?:app|server|test|tools|public|deploy|docs)\/[\w./-]*\w\/?)`/g)].flatMap(
    ([, path = '']) => path,
  )

test.each(documents)('%s names only what is there', document => {
  const paths = named(readFileSync(document, 'utf8'))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})

test('a path that is not there is found', () => {
  expect(named('see `server/gone.ts` and `server/<noun>/x.ts`')).toEqual(['server/gone.ts'])
})
