import { z } from 'zod'
import { moment, paging, totals } from '../kernel/primitives.schema.ts'

/** `content` is in characters of JSON; the longest shipped part has a third of it. */
export const storyLimits = { unit: 80, content: 200_000 } as const

// The name of a part of the story, such as `missions.sanxia` (app/content/editing/editable-parts.ts).
const unit = z.string('invalid.value').max(storyLimits.unit, 'story.not_found')
const version = z.int('invalid.value').min(0, 'invalid.value')
const content = z.unknown().refine(value => JSON.stringify(value ?? null).length <= storyLimits.content, {
  error: 'story.too_long',
})

export const byPart = z.object({ unit })

/** `version` is that of the draft that was read, or 0 if there was none. `base` is the revision on which the draft is based. */
export const saveDraft = z.object({ unit, version, base: version, content })
export const draftVersion = z.object({ unit, version })
/** `to` is the revision to restore, 0 for the shipped content; `number` is the last revision that the editor had read. */
export const restorePart = z.object({ unit, number: version, to: version })
export const partHistory = paging(30).extend({ unit })
export const oneRevision = z.object({ unit, number: version })

const problem = z.object({ path: z.string(), kind: z.enum(['missing', 'count', 'wrong', 'unknown', 'twice']) })
export type StoryProblemKind = z.infer<typeof problem>['kind']

const draftState = z.object({ version: z.int(), base: z.int(), byName: z.string(), at: moment })
const publication = z.object({ number: z.int(), byName: z.string(), at: moment, isShipped: z.boolean() })

/** The state of an edited part. */
const partState = z.object({
  unit: z.string(),
  title: z.object({ zh: z.string(), en: z.string() }),
  /** Whether readers can see it, because it is shipped or published. */
  isThere: z.boolean(),
  published: publication.nullable(),
  draft: draftState.nullable(),
  untranslated: z.int(),
})
export const partStates = z.array(partState)
export type PartState = z.infer<typeof partState>

/** A part with everything its editor needs. `content` is that of the draft, or the published content if there is no draft. */
export const partSource = z.object({
  unit: z.string(),
  content: z.unknown(),
  /** The last revision; 0 if nothing was published yet. */
  number: z.int(),
  published: publication.nullable(),
  ships: z.boolean(),
  draft: draftState.nullable(),
  problems: z.array(problem),
  untranslated: z.array(z.string()),
})
export type PartSource = z.infer<typeof partSource>

export const draftSaved = draftState
export const published = publication
export const revisions = z.object({ revisions: z.array(publication), ships: z.boolean(), ...totals })
/** The content of a revision, the content before it, and the present content. */
export const revisionContent = z.object({
  revision: publication,
  before: z.unknown(),
  after: z.unknown(),
  now: z.unknown(),
})

export const storyCodes = [
  'story.not_found',
  'story.too_long',
  'story.draft_changed',
  'story.changed',
  'story.incomplete',
  'story.same',
] as const
