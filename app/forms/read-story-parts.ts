import type { AppLoadContext } from '@remix-run/node'
import type { PartGroup, PartRow } from '#app/components/editing/parts-list.tsx'
import { addLabels, poolLabels } from '#app/content/editing/labels.ts'
import { unitLabel } from '#app/content/editing/unit-names.ts'
import { contentAt, isPool, lists, pools, unitNames } from '#app/content/editing/units.ts'
import { volume as shipped } from '#app/content/volume.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { orErrorPage } from './or-error-page.ts'

/** Loads all parts of the story in groups: the texts of pages, then each pool of entries with its lists. */
export async function readPartsList({ api, locale, volume }: AppLoadContext): Promise<PartGroup[]> {
  const states = new Map((await orErrorPage(api.story.states())).map(state => [state.unit, state]))
  const shown = new Set(
    Object.entries(pools).flatMap(([pool, entries]) => entries(volume).map(([key]) => `${pool}.${key}`)),
  )
  const row = (name: string): PartRow => {
    const state = states.get(name)
    const label = state?.title[locale] ?? unitLabel(name, contentAt(shipped, name), locale)
    return { name, label, state, isListed: !name.includes('.') || shown.has(name) }
  }
  const all = [...new Set([...unitNames(shipped), ...states.keys()])]
  const isList = (name: string) => Object.hasOwn(lists, name)
  const groupOf = (pool: keyof typeof poolLabels): PartGroup => ({
    id: pool,
    label: poolLabels[pool][locale],
    orders: Object.entries(lists).flatMap(([list, of]) => (of === pool ? [row(list)] : [])),
    rows: all.filter(name => name.startsWith(`${pool}.`)).map(row),
    add: addLabels[pool][locale],
  })
  const words = all.filter(name => !name.includes('.') && !isList(name)).map(row)
  return [
    { id: 'pages', label: textsOf(locale, 'editing')('pages'), orders: [], rows: words, add: undefined },
    ...Object.keys(poolLabels).filter(isPool).map(groupOf),
  ]
}
