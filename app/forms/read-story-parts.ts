import type { AppLoadContext } from '@remix-run/node'
import type { PartGroup, PartRow } from '#app/components/story-editor/parts-list.tsx'
import { addLabels, collectionLabels } from '#app/content/editing/labels.ts'
import { partLabel } from '#app/content/editing/part-labels.ts'
import { contentAt, isCollection, lists, collections, allPartNames } from '#app/content/editing/editable-parts.ts'
import { allContent as shipped } from '#app/content/all-content.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { orErrorPage } from './refusal-to-error-page.ts'

/** Loads all parts of the story in groups: the texts of pages, then each collection of entries with its lists. */
export async function readPartsList({ api, locale, content }: AppLoadContext): Promise<PartGroup[]> {
  const states = new Map((await orErrorPage(api.story.states())).map(state => [state.unit, state]))
  const shown = new Set(
    Object.entries(collections).flatMap(([collection, entries]) =>
      entries(content).map(([key]) => `${collection}.${key}`),
    ),
  )
  const row = (name: string): PartRow => {
    const state = states.get(name)
    const label = state?.title[locale] ?? partLabel(name, contentAt(shipped, name), locale)
    return { name, label, state, isListed: !name.includes('.') || shown.has(name) }
  }
  const all = [...new Set([...allPartNames(shipped), ...states.keys()])]
  const isList = (name: string) => Object.hasOwn(lists, name)
  const groupOf = (collection: keyof typeof collectionLabels): PartGroup => ({
    id: collection,
    label: collectionLabels[collection][locale],
    orders: Object.entries(lists).flatMap(([list, of]) => (of === collection ? [row(list)] : [])),
    rows: all.filter(name => name.startsWith(`${collection}.`)).map(row),
    add: addLabels[collection][locale],
  })
  const words = all.filter(name => !name.includes('.') && !isList(name)).map(row)
  return [
    { id: 'pages', label: textsOf(locale, 'storyEditor')('pages'), orders: [], rows: words, add: undefined },
    ...Object.keys(collectionLabels).filter(isCollection).map(groupOf),
  ]
}
