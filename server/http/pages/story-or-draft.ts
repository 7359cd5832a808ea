import { contentWithEdits, type Overrides } from '#app/content/editing/content-with-edits.ts'
import { contentAt, lists, listSchema, parsePartName } from '#app/content/editing/editable-parts.ts'
import type { AllContent } from '#app/content/index.ts'
import { allContent as shipped } from '#app/content/all-content.ts'
import { problemsIn } from '../../kernel/refusal-kinds.schema.ts'
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
  content: AllContent
  draftShown: ShownDraft | null
}

/** The query parameter with which an admin previews the draft of a part. */
const draftParameter = 'draft'

/** Returns the story for a page: the published one or, for an admin who requests it, the story with a draft. */
export async function storyOrDraft(
  { site, url, cacheTags }: AskedStory,
  api: Api,
  viewer: Viewer,
): Promise<StoryOfPage> {
  cacheTags?.add('story')
  const overrides = await site.story.overrides()
  const part = url.searchParams.get(draftParameter)
  if (part === null || !may(viewer, 'story')) return { content: contentWithEdits(shipped, overrides), draftShown: null }
  const source = await api.story.source({ unit: part }).catch(undefinedIfNoPart)
  if (source === undefined) return { content: contentWithEdits(shipped, overrides), draftShown: null }
  const missing = source.problems.length
  // An incomplete draft has no shape that a page could show.
  const content = contentWithEdits(shipped, missing > 0 ? overrides : withDraft(overrides, part, source.content))
  return { content, draftShown: { part, label: site.story.titleOf(part, source.content), missing } }
}

/** A part that does not exist shows the published story; a fault remains one, so that nobody takes the published story for a draft. */
function undefinedIfNoPart(error: unknown): undefined {
  if (!problemsIn(error).some(({ kind }) => kind === 'missing' || kind === 'invalid')) throw error
}

/** Adds a draft to the overrides. An entry that is in no list yet is shown at the end of the first list that may contain it. */
function withDraft(overrides: Overrides, name: string, content: unknown): Overrides {
  const drafted = new Map([...overrides, [name, content] as const])
  const part = parsePartName(name)
  if (part?.kind !== 'entry') return drafted
  const able = Object.entries(lists).flatMap(([list, pool]) => (pool === part.collection ? [list] : []))
  const shown = able.map(list => ({ list, keys: keysIn(drafted.get(list) ?? contentAt(shipped, list)) }))
  const [first] = shown
  if (first === undefined || shown.some(({ keys }) => keys.includes(part.key))) return drafted
  return drafted.set(first.list, { keys: [...first.keys, part.key] })
}

const keysIn = (content: unknown): readonly string[] => listSchema.safeParse(content).data?.keys ?? []

/** Returns the published story, without drafts. */
export const publishedContent = async ({ story }: Pick<Site, 'story'>): Promise<AllContent> =>
  contentWithEdits(shipped, await story.overrides())
