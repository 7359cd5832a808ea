import { requireFound } from '../kernel/refusal.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { Site } from '../rpc/context.ts'
import { allDrafts, findDraft, findRevision, lastRevision, lastRevisions } from './story.queries.ts'
import type { PartSource, PartState } from './story.schema.ts'
import { viewDraft, viewRevision } from './story.view.ts'

interface Reading {
  em: Work['em']
  site: Site
}

/** Returns the states of the parts that have revisions or a draft. */
export async function statesOfParts({ em, site: { story } }: Reading): Promise<PartState[]> {
  const [revisions, drafts, overrides] = [await lastRevisions(em), await allDrafts(em), await story.overrides()]
  const parts = [...new Set([...revisions, ...drafts].map(({ unit }) => unit))].filter(story.isPartName)
  return parts.map(unit => {
    const revision = revisions.find(other => other.unit === unit)
    const draft = drafts.find(other => other.unit === unit)
    const content = revision?.content ?? story.shipped(unit)
    return {
      unit,
      title: story.titleOf(unit, draft?.content ?? content),
      isThere: content !== undefined,
      published: revision ? viewRevision(revision) : null,
      draft: draft ? viewDraft(draft) : null,
      untranslated: content === undefined ? 0 : story.check(unit, content, overrides).untranslated.length,
    }
  })
}

/** Returns a part for its editor: its draft, else the published content. */
export async function sourceOf({ em, site: { story } }: Reading, unit: string): Promise<PartSource> {
  requireFound(story.isPartName(unit) ? unit : undefined, 'story.not_found')
  const [draft, last, overrides] = [await findDraft(em, unit), await lastRevision(em, unit), await story.overrides()]
  const shipped = story.shipped(unit)
  const content = requireFound(draft?.content ?? last?.content ?? shipped, 'story.not_found')
  const { problems, untranslated } = story.check(unit, content, overrides)
  return {
    unit,
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
export async function compareRevisions({ em, site: { story } }: Reading, unit: string, number: number) {
  requireFound(story.isPartName(unit) ? unit : undefined, 'story.not_found')
  const revision = requireFound(await findRevision(em, unit, number), 'story.not_found')
  const [earlier, last] = [await findRevision(em, unit, number - 1), await lastRevision(em, unit)]
  const shipped = story.shipped(unit) ?? null
  return {
    revision: viewRevision(revision),
    before: earlier?.content ?? shipped,
    after: revision.content ?? shipped,
    now: last?.content ?? shipped,
  }
}
