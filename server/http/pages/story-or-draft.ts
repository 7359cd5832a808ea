import { editedVolume, type Overrides } from '#app/content/editing/edited-volume.ts'
import { contentAt, lists, listSchema, unitOf } from '#app/content/editing/units.ts'
import type { Volume } from '#app/content/index.ts'
import { volume as shipped } from '#app/content/volume.ts'
import { may, type Viewer } from '../../kernel/viewer.ts'
import type { Site } from '../../rpc/context.ts'
import type { CacheTags } from '../../rpc/cache-tags.ts'
import type { Api } from '../../router.ts'
import type { ShownDraft } from './page-context.ts'

interface AskedStory {
  site: Site
  url: URL
  cacheTags?: CacheTags | undefined
}

interface StoryOfPage {
  volume: Volume
  draftShown: ShownDraft | null
}

/** The query parameter with which an admin previews the draft of a unit. */
const draftParameter = 'draft'

/** Returns the story for a page: the published one or, for an admin who requests it, the story with a draft. */
export async function storyOrDraft(
  { site, url, cacheTags }: AskedStory,
  api: Api,
  viewer: Viewer,
): Promise<StoryOfPage> {
  cacheTags?.add('story')
  const overrides = await site.story.overrides()
  const unit = url.searchParams.get(draftParameter)
  if (unit === null || !may(viewer, 'story')) return { volume: editedVolume(shipped, overrides), draftShown: null }
  // A unit that does not exist shows the published story.
  const source = await api.story.source({ unit }).catch(() => undefined)
  if (source === undefined) return { volume: editedVolume(shipped, overrides), draftShown: null }
  const missing = source.problems.length
  // An incomplete draft has no shape that a page could show.
  const volume = editedVolume(shipped, missing > 0 ? overrides : withDraft(overrides, unit, source.content))
  return { volume, draftShown: { unit, label: site.story.titleOf(unit, source.content), missing } }
}

/** Adds a draft to the overrides. An entry that is in no list yet is shown at the end of the first list that may contain it. */
function withDraft(overrides: Overrides, name: string, content: unknown): Overrides {
  const drafted = new Map([...overrides, [name, content] as const])
  const unit = unitOf(name)
  if (unit?.kind !== 'entry') return drafted
  const able = Object.entries(lists).flatMap(([list, pool]) => (pool === unit.collection ? [list] : []))
  const shown = able.map(list => ({ list, keys: keysIn(drafted.get(list) ?? contentAt(shipped, list)) }))
  const [first] = shown
  if (first === undefined || shown.some(({ keys }) => keys.includes(unit.key))) return drafted
  return drafted.set(first.list, { keys: [...first.keys, unit.key] })
}

const keysIn = (content: unknown): readonly string[] => listSchema.safeParse(content).data?.keys ?? []

/** Returns the published story, without drafts. */
export const publishedVolume = async ({ story }: Pick<Site, 'story'>): Promise<Volume> =>
  editedVolume(shipped, await story.overrides())
