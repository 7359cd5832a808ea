import { describe, expect, it } from 'vitest'
import { hasChineseFallback } from '#app/content/editing/missing-english.ts'
import { applyChange } from '#app/content/editing/change-content.ts'
import { differences, piecesOf } from '#app/content/editing/difference.ts'
import { contentOfForm } from '#app/content/editing/read-content-from-form.ts'
import { fieldLabels } from '#app/content/editing/labels.ts'
import { emptyOf, ordered, shapeOf, type Shape } from '#app/content/editing/form-shape-of-schema.ts'
import { pagesOf, partLabel } from '#app/content/editing/part-labels.ts'
import { contentAt, allPartNames, parsePartName } from '#app/content/editing/editable-parts.ts'
import { entryCard } from '#app/content/story-schema.ts'
import { allContent } from '#app/content/all-content.ts'
import routes from '#app/routes.ts'

const parts = allPartNames(allContent).map(name => {
  const part = parsePartName(name)
  if (part === undefined) throw new Error(name)
  return { name, shape: shapeOf(part.schema), content: contentAt(allContent, name) }
})

const at = (content: unknown, step: string): unknown =>
  typeof content === 'object' && content !== null ? Reflect.get(content, step) : undefined

/** The form fields of this content, as pairs of name and value. */
function fieldsOf(shape: Shape, content: unknown, place: string): [string, string][] {
  if (content === undefined) return []
  if (shape.kind === 'list')
    return Array.isArray(content)
      ? content.flatMap((item, index) => fieldsOf(shape.item, item, `${place}.${index}`))
      : []
  if (shape.kind === 'group')
    return shape.parts.flatMap(part => fieldsOf(part.shape, at(content, part.name), `${place}.${part.name}`))
  if (shape.kind === 'text' || shape.kind === 'piece')
    return (['zh', 'en'] as const).map(language => [`${place}.${language}`, String(at(content, language))])
  return [[place, typeof content === 'string' || typeof content === 'number' ? String(content) : '']]
}

const paths = routes.map(({ path = '' }) => `/${path}`)

const namesIn = (shape: Shape): string[] => {
  if (shape.kind === 'list') return namesIn(shape.item)
  return shape.kind === 'group' ? shape.parts.flatMap(part => [part.name, ...namesIn(part.shape)]) : []
}

describe('the form of a story part', () => {
  it.each(parts)('round-trips $name', ({ shape, content }) => {
    const fields = new Map(fieldsOf(shape, content, '').map(([name, value]) => [name.slice(1), value]))
    expect(contentOfForm(shape, fields)).toEqual(content)
    expect(ordered(shape, content)).toEqual(content)
  })

  it('has a label in both languages for each field, and a page for each part', () => {
    const names = new Set(parts.flatMap(({ shape }) => namesIn(shape)))
    expect([...names].filter(name => !fieldLabels.has(name))).toEqual([])
    for (const { name, content } of parts) {
      expect(partLabel(name, content, 'en'), name).not.toBe(name)
      const pages = pagesOf(name).map(page => page.split('#')[0])
      expect(pages.length, name).toBeGreaterThan(0)
      expect(paths, name).toEqual(expect.arrayContaining(pages))
    }
  })

  it('keeps incomplete fields, and omits empty optional ones', () => {
    const shape = shapeOf(parsePartName('steps.1917')?.schema)
    const fields = { year: 'x', 'date.zh': '', 'date.en': '', 'title.zh': ' 一 ', 'title.en': '', 'picture.url': '' }
    expect(contentOfForm(shape, new Map(Object.entries(fields)))).toEqual({
      year: 'x',
      title: { zh: '一', en: '' },
      text: { zh: '', en: '' },
      picture: { url: '', alt: { zh: '', en: '' }, caption: { zh: '', en: '' } },
      sources: [],
    })
  })
})

describe('a button of the story form', () => {
  const shape = shapeOf(parsePartName('terms')?.schema)
  const [first, second] = ['一', '二'].map(zh => ({ key: zh === '一' ? 'part-a' : 'b', title: { zh, en: '' } }))
  const content = { title: { zh: '', en: '' }, sections: [first, second] }
  const act = (change: Parameters<typeof applyChange>[2]) => applyChange(shape, content, change)

  it('adds, moves and removes items', () => {
    expect(act({ act: 'down', place: 'sections.0' })).toMatchObject({
      content: { sections: [second, first] },
      place: 'sections.1',
    })
    expect(act({ act: 'up', place: 'sections.0' })).toMatchObject({ content, place: 'sections.0' })
    expect(act({ act: 'remove', place: 'sections.1' })).toMatchObject({ content: { sections: [first] } })
    const added = act({ act: 'add', place: 'sections' })
    expect(added).toMatchObject({ place: 'sections.2', content: { sections: [first, second, { key: 'part-b' }] } })
    expect(act({ act: 'add', place: 'sections.0.points' })).toMatchObject({
      content: { sections: [{ points: [{ zh: '', en: '' }] }, second] },
    })
  })

  it('does nothing for an unknown place', () => {
    for (const place of ['', 'nothing', 'sections.9', 'sections.x', 'title.zh', '__proto__', 'sections.0.constructor'])
      expect(act({ act: 'remove', place }), place).toBeUndefined()
    expect(act({ act: 'remove', place: 'sections.0.title' })).toBeUndefined()
  })

  it('creates an empty item of each kind with all fields', () => {
    for (const { shape: each } of parts) expect(() => JSON.stringify(emptyOf(each))).not.toThrow()
  })
})

describe('the differences between two versions', () => {
  it('are given word by word, for Chinese by character', () => {
    expect(piecesOf('上善若水', '上善如水')).toEqual([
      { kind: 'same', text: '上善' },
      { kind: 'removed', text: '若' },
      { kind: 'added', text: '如' },
      { kind: 'same', text: '水' },
    ])
    expect(piecesOf('a dam', 'a big dam').filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'added', text: 'big ' },
    ])
  })

  it('find an inserted item, and a missing side', () => {
    const items = (...texts: string[]) => ({ list: texts.map(zh => ({ zh, en: '' })) })
    expect(differences({ before: items('一', '三'), after: items('一', '二', '三') })).toEqual([
      { steps: ['list', '1'], language: 'zh', pieces: [{ kind: 'added', text: '二' }] },
    ])
    expect(differences({ before: items('一'), after: null }).map(({ pieces }) => pieces)).toEqual([
      [{ kind: 'removed', text: '一' }],
    ])
    expect(differences({ before: items('一'), after: items('一') })).toEqual([])
  })
})

it('the shipped English texts hold no Chinese', () => {
  expect(hasChineseFallback(allContent)).toBe(false)
})

it('a link of the story leads to a page of this site, and not to an address that a browser reads as another host', () => {
  const leads = (href: string) => entryCard.shape.href.safeParse(href).success
  expect(['/', '/forum?page=2#top'].map(leads)).toEqual([true, true])
  expect(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'].map(leads)).toEqual([
    false,
    false,
    false,
  ])
})
