import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  anchorsOf,
  brokenLinks,
  brokenReferences,
  missingNames,
  missingPaths,
  outsideReferences,
  type Document,
} from '#test/support/documents.ts'

const read = (path: string): Document => ({ path, text: readFileSync(path, 'utf8') })
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,server}/**/*.md')].map(read)
// Only this file contains examples of forbidden names.
const sources = [...globSync('{app,server,test,tools}/**/*.{ts,tsx,mjs,css,py}'), ...globSync('*.{js,ts}')]
  .filter(path => path !== 'test/documents.test.ts')
  .map(read)

describe('the documents', () => {
  test('exist', () => {
    expect(documents.length).toBeGreaterThan(40)
    expect(sources.length).toBeGreaterThan(1000)
  })

  test.each(documents.map(document => [document.path, document] as const))(
    '%s refers only to things that exist',
    (_, document) => {
      expect(missingPaths(document)).toEqual([])
      expect(missingNames(document)).toEqual([])
      expect(brokenLinks(document)).toEqual([])
    },
  )

  test('the path of one request names files and what is in them', () => {
    const { text } = read('docs/architecture.md')
    const request = text.slice(text.indexOf('## One request'), text.indexOf('## Rules'))
    const steps = request.split(/^\d+\. /mu).slice(1)
    expect(steps.length).toBeGreaterThan(5)
    for (const step of steps) expect(step).toMatch(/`(?:app|server)\/[\w./-]+\.tsx?`/u)
  })

  test('each decision has context, decision and consequence, and is in the list', () => {
    const list = readFileSync('docs/decisions/README.md', 'utf8')
    const decisions = documents.filter(({ path }) => /decisions\/(?!README)/u.test(path))
    for (const { path, text } of decisions) {
      for (const part of ['Context', 'Decision', 'Consequence']) expect(text, path).toContain(`**${part}.** `)
      expect(list).toContain(`(${path.slice('docs/decisions/'.length)})`)
    }
  })

  test('every setting is documented for operators', () => {
    const settings = [...readFileSync('server/kernel/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gmu)].map(
      ([, name = '']) => name,
    )
    const { text } = read('docs/operations.md')
    expect(settings.length).toBeGreaterThan(20)
    expect(settings.filter(name => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the sources', () => {
  test('refer to headings that exist in the documents', () => {
    expect(
      sources.flatMap(source => brokenReferences(source).map(reference => `${source.path}: ${reference}`)),
    ).toEqual([])
  })

  test('refer to no document outside the repository', () => {
    expect(
      sources.flatMap(source => outsideReferences(source).map(reference => `${source.path}: ${reference}`)),
    ).toEqual([])
  })
})

describe('the checks of this file find faults', () => {
  const document = (text: string): Document => ({ path: 'docs/made-up.md', text })

  test('in documents', () => {
    expect(missingPaths(document('`server/gone.ts`, `server/router.ts`, `server/<noun>/x.ts`'))).toEqual([
      'server/gone.ts',
    ])
    expect(missingNames(document('`server/router.ts` (`nothing`), `server/router.ts` (`appRouter`)'))).toEqual([
      'server/router.ts (nothing)',
    ])
    expect(
      brokenLinks(document('[a](product.md#likes) [b](product.md#hates) [c](gone.md) [d](https://e.org/f#g)')),
    ).toEqual(['docs/product.md#hates', 'docs/gone.md'])
    expect([...anchorsOf('# A new `APP_SECRET`\n```sh\n# not this\n```\n## Pages, kept')]).toEqual([
      'a-new-app_secret',
      'pages-kept',
    ])
  })

  test('in comments', () => {
    expect(brokenReferences(document('// (docs/product.md#likes, #hates) and docs/gone.md'))).toEqual([
      'docs/product.md#hates',
      'docs/gone.md',
    ])
    const old = [
      '// as spec 2.5 has it',
      '/** (decisions: Likes) */',
      '/** decisions: Likes. */',
      '// (architecture, rule 8)',
    ]
    expect(old.flatMap(text => outsideReferences(document(text))).length).toBe(old.length)
    expect(outsideReferences(document('run: (api: Api) => an inspector 2'))).toEqual([])
  })
})
