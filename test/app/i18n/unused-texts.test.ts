import ts from 'typescript'
import { expect, test } from 'vitest'
import * as texts from '#app/i18n/zh/index.ts'
import { systemMessages } from '#app/i18n/zh/system-messages.ts'
import { parseModule, readModules, type Module } from '#test/support/architecture/modules.ts'

// A key is used literally, or by a template such as `form.${name}`, which stands for every matching key.

/** The texts that a module uses: literal keys, and the patterns of its templates. */
interface Asked {
  keys: ReadonlySet<string>
  patterns: readonly RegExp[]
  /** The namespaces in its `useTranslation` or `textsOf`. A module without any may get the texts of all. */
  namespaces: ReadonlySet<string>
}

const isSpeaking = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(useTranslation|textsOf)$/.test(node.expression.getText())

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

// A placeholder stands for one segment of a key. A template without a segment of its own matches nothing.
function patternOf(template: ts.TemplateExpression): RegExp[] {
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
  const isKey = parts.every(part => /^[\w.:]*$/.test(part)) && parts.some(part => /\w[.:]|[.:]\w/.test(part))
  return isKey ? [new RegExp(`^${parts.map(escaped).join('\\w+')}$`)] : []
}

function askedBy({ nodes }: Module): Asked {
  const literals = (node: ts.Node): string[] =>
    ts.isStringLiteralLike(node)
      ? [node.text]
      : ts.isArrayLiteralExpression(node)
        ? node.elements.flatMap(literals)
        : []
  return {
    keys: new Set(nodes.flatMap(literals)),
    patterns: nodes.flatMap(node => (ts.isTemplateExpression(node) ? patternOf(node) : [])),
    namespaces: new Set(nodes.flatMap(node => (isSpeaking(node) ? node.arguments.flatMap(literals) : []))),
  }
}

/** Merges the keys and patterns of several modules, without duplicates. */
function together(asked: readonly Asked[]): (key: string) => boolean {
  const keys = new Set(asked.flatMap(module => [...module.keys]))
  const patterns = new Map(asked.flatMap(module => module.patterns.map(pattern => [pattern.source, pattern] as const)))
  return key => keys.has(key) || [...patterns.values()].some(pattern => pattern.test(key))
}

const keysOf = (part: object, before = ''): string[] =>
  Object.entries(part).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${before}${key}.`) : [`${before}${key}`],
  )

const unused = (namespaces: Readonly<Record<string, object>>, modules: readonly Module[]): string[] => {
  const asked = modules.map(askedBy)
  const isNamed = together(asked)
  return Object.entries(namespaces).flatMap(([namespace, part]) => {
    const isSpoken = together(asked.filter(module => module.namespaces.size === 0 || module.namespaces.has(namespace)))
    return keysOf(part)
      .filter(key => !isSpoken(key) && !isNamed(`${namespace}:${key}`))
      .map(key => `${namespace}:${key}`)
  })
}

test('every text of the interface is used', () => {
  const modules = readModules(['app', 'server']).filter(({ path }) => !/^app\/i18n\/(zh|en)\//.test(path))
  expect(modules.length).toBeGreaterThan(100)
  expect(unused(texts, modules), 'remove what nobody asks for').toEqual([])
})

test('every system message is used', () => {
  const modules = readModules(['app', 'server']).filter(({ path }) => !/^app\/i18n\/(zh|en)\//.test(path))
  expect(unused({ system: systemMessages }, modules)).toEqual([])
})

test('a text counts as used when its own namespace is used', () => {
  const namespaces = { forum: { title: '', sort: { hot: '', new: '' }, gone: '' }, like: { title: '', gone: '' } }
  const modules = [
    parseModule('app/a.tsx', "const { t } = useTranslation('forum'); t('title'); t(`sort.${by}`)"),
    parseModule('app/b.ts', "textsOf(locale, 'forum')('like:gone')"),
  ]
  expect(unused(namespaces, modules)).toEqual(['forum:gone', 'like:title'])
  expect(unused({ like: { title: '' } }, [parseModule('app/c.ts', "const row = { text: 'title' }")])).toEqual([])
})
