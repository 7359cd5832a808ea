import { requireFound } from '../kernel/refusal.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { Site } from '../rpc/context.ts'
import { allDrafts, findDraft, findRevision, lastRevision, lastRevisions } from './story.queries.ts'
import type { PartSource, PartState } from './story.schema.ts'
import { viewDraft, viewRevision } from './story.view.ts'

interface StoryContext {
  em: Work['em']
  site: Site
}

/** Returns the states of the parts that have revisions or a draft. */
export async function statesOfParts({ em, site: { story } }: StoryContext): Promise<PartState[]> {
  const [revisions, drafts, overrides] = [await lastRevisions(em), await allDrafts(em), await story.overrides()]
  const parts = [...new Set([...revisions, ...drafts].map(({ unit: part }) => part))].filter(story.isPartName)
  return parts.map(part => {
    const revision = revisions.find(other => other.unit === part)
    const draft = drafts.find(other => other.unit === part)
    const content = revision?.content ?? story.shipped(part)
    return {
      unit: part,
      title: story.titleOf(part, draft?.content ?? content),
      isThere: content !== undefined,
      published: revision ? viewRevision(revision) : null,
      draft: draft ? viewDraft(draft) : null,
      untranslated: content === undefined ? 0 : story.check(part, content, overrides).untranslated.length,
    }
  })
}

/** Returns a part for its editor: its draft, else the published content. */
export async function sourceOf({ em, site: { story } }: StoryContext, part: string): Promise<PartSource> {
  requireFound(story.isPartName(part) ? part : undefined, 'story.not_found')
  const [draft, last, overrides] = [await findDraft(em, part), await lastRevision(em, part), await story.overrides()]
  const shipped = story.shipped(part)
  const content = requireFound(draft?.content ?? last?.content ?? shipped, 'story.not_found')
  const { problems, untranslated } = story.check(part, content, overrides)
  return {
    unit: part,
    content,
    number: last?.number ?? 0,
    published: last ? viewRevision(last) : null,
    ships: shipped !== undefined,
    draft: draft ? viewDraft(draft) : null,
    problems: [...problems],
    untranslated: [...untranslated],
  }
}

/** Returns a revision, the content before it and the present content. Number 0 is the shipped content. */
export async function compareRevisions({ em, site: { story } }: StoryContext, part: string, number: number) {
  requireFound(story.isPartName(part) ? part : undefined, 'story.not_found')
  const revision = requireFound(await findRevision(em, part, number), 'story.not_found')
  const [earlier, last] = [await findRevision(em, part, number - 1), await lastRevision(em, part)]
  const shipped = story.shipped(part) ?? null
  return {
    revision: viewRevision(revision),
    before: earlier?.content ?? shipped,
    after: revision.content ?? shipped,
    now: last?.content ?? shipped,
  }
}
