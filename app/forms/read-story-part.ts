import type { AppLoadContext } from '@remix-run/node'
import type { LabelledShape, LoadedPart, NamedDifference } from '#app/components/story-editor/edited-part.ts'
import { differences } from '#app/content/editing/difference.ts'
import { fieldLabel } from '#app/content/editing/labels.ts'
import { ordered, type Shape } from '#app/content/editing/form-shape-of-schema.ts'
import { pagesOf, collectionLabelOf, partLabel } from '#app/content/editing/part-labels.ts'
import { lists, collections, type CollectionName } from '#app/content/editing/editable-parts.ts'
import { allContent as shipped } from '#app/content/all-content.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { orErrorPage } from './refusal-to-error-page.ts'
import type { NamedPart } from './story-part-param.ts'

/** Loads all data of the editor of one part. */
export async function readPart({ api, locale }: AppLoadContext, { name, part, shape }: NamedPart): Promise<LoadedPart> {
  const source = await orErrorPage(api.story.source({ unit: name }))
  const { content, draft, number, published, problems } = source
  const isBehind = draft !== null && draft.base !== number
  const now = isBehind ? await orErrorPage(api.story.revision({ unit: name, number })) : undefined
  return {
    ...{ name, draft, number, published, ships: source.ships, untranslated: source.untranslated.length },
    ...describePart(name, content, locale),
    pages: pagesOf(name),
    content: ordered(shape, content),
    shape: labelled(shape, locale),
    entries: part.kind === 'list' ? await entriesOf({ api, locale }, lists[part.name]) : undefined,
    problems: problems.map(({ path, kind }) => ({ path, kind, label: fieldLabel(stepsOf(path), locale) })),
    stale: now === undefined ? undefined : describeDifferences(shape, locale, { before: now.now, after: content }),
  }
}

export const describePart = (name: string, content: unknown, locale: Locale) => ({
  label: partLabel(name, content, locale),
  kind: collectionLabelOf(name, locale),
})

const stepsOf = (path: string): string[] => path.split('.').filter(step => step !== 'zh' && step !== 'en')

/** Adds a label to each field of a shape. */
function labelled(shape: Shape, locale: Locale, steps: readonly string[] = []): LabelledShape {
  if (shape.kind === 'list') {
    const { atLeast, atMost } = shape
    return {
      kind: 'list',
      item: labelled(shape.item, locale, steps),
      atLeast,
      ...(atMost === undefined ? {} : { atMost }),
    }
  }
  if (shape.kind !== 'group') return { kind: shape.kind }
  const parts = shape.parts
    // The key of an entry is part of its URL, so the form cannot change it.
    .filter(({ name }) => steps.length > 0 || name !== 'key')
    .map(part => ({
      name: part.name,
      isOptional: part.isOptional,
      label: fieldLabel([...steps, part.name], locale),
      shape: labelled(part.shape, locale, [...steps, part.name]),
    }))
  return { kind: 'group', parts }
}

/** Returns the titles of the entries of a collection, both shipped and published by admins. */
async function entriesOf({ api, locale }: Pick<AppLoadContext, 'api' | 'locale'>, collection: CollectionName) {
  const states = (await orErrorPage(api.story.states())).flatMap(({ unit, title, isThere }) => {
    const [of, key = ''] = unit.split('.')
    return of === collection && isThere && key !== '' ? [[key, title[locale]] as const] : []
  })
  const known = new Map([
    ...collections[collection](shipped).map(
      ([key, entry]) => [key, partLabel(`${collection}.${key}`, entry, locale)] as const,
    ),
    ...states,
  ])
  return [...known].map(([key, label]) => ({ key, label }))
}

/** Adds the labels of their fields to differences. */
export function describeDifferences(
  shape: Shape,
  locale: Locale,
  sides: { before: unknown; after: unknown },
): readonly NamedDifference[] {
  const found = differences({ before: ordered(shape, sides.before), after: ordered(shape, sides.after) })
  return found.map(({ steps, ...difference }) => ({
    ...difference,
    names: steps.map((step, index) =>
      /^\d+$/.test(step) ? String(Number(step) + 1) : fieldLabel(steps.slice(0, index + 1), locale),
    ),
  }))
}
