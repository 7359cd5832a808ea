import { severalLines } from '../kernel/primitives.schema.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { recordAct } from '../audit/record-act.ts'
import { Refusal, requireFound } from '../kernel/refusal.ts'
import { requireMember } from '../member/require-member.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { StoryDraft, StoryRevision } from './story.entity.ts'
import { findRevision, lastRevision, lockDraft } from './story.queries.ts'
import type { draftVersion, restorePart, saveDraft } from './story.schema.ts'

const draftChanged = () => new Refusal('conflict', 'story.draft_changed')

/**
 * Stores the draft of an admin. Refuses if another admin has saved a draft that this one has not seen. `base` is the published revision that the
 * admin has seen last.
 */
export function storeDraft(ctx: MemberWork, input: z.output<typeof saveDraft>): Promise<StoryDraft> {
  const { unit: part, version, base } = input
  return atomically(ctx.em, async em => {
    const { username: byName } = await requireMember(em, ctx.viewer)
    const kept = { base, content: normalizeContent(input.content), byName, at: ctx.site.clock.now() }
    const draft = await lockDraft(em, part)
    if ((draft?.version ?? 0) !== version) throw draftChanged()
    await markUsed(em, [JSON.stringify(kept.content)], kept.at)
    if (draft === null) {
      const made = em.create(StoryDraft, { unit: part, version: 1, ...kept })
      em.persist(made)
      return made
    }
    return Object.assign(draft, kept, { version: version + 1 })
  })
}

/** Deletes a draft. */
export function discardDraft(ctx: MemberWork, { unit: part, version }: z.output<typeof draftVersion>): Promise<void> {
  return atomically(ctx.em, async em => {
    em.remove(requireVersion(await lockDraft(em, part), version))
  })
}

function requireVersion(draft: StoryDraft | null, version: number): StoryDraft {
  const found = requireFound(draft, 'story.not_found')
  if (found.version !== version) throw draftChanged()
  return found
}

/** Publishes the draft as a new revision. */
export async function publishDraft(
  ctx: MemberWork,
  { unit: part, version }: z.output<typeof draftVersion>,
): Promise<StoryRevision> {
  const { story } = ctx.site
  const overrides = await story.overrides()
  return atomically(ctx.em, async em => {
    const draft = requireVersion(await lockDraft(em, part), version)
    const { problems } = story.check(part, draft.content, overrides)
    if (problems.length > 0) throw new Refusal('invalid', 'story.incomplete', { params: { number: problems.length } })
    const last = await lastRevision(em, part)
    if ((last?.number ?? 0) !== draft.base) throw new Refusal('conflict', 'story.changed')
    const current = last?.content ?? story.shipped(part)
    if (isDeepStrictEqual(current, draft.content)) throw new Refusal('conflict', 'story.same')
    em.remove(draft)
    return revise({ ...ctx, em }, { part, number: draft.base + 1, content: draft.content, act: 'story.publish' })
  })
}

/** Publishes the content of an earlier revision, or the shipped content, as a new revision. */
export async function restoreRevision(
  ctx: MemberWork,
  { unit: part, number, to }: z.output<typeof restorePart>,
): Promise<StoryRevision> {
  const { story } = ctx.site
  const overrides = await story.overrides()
  return atomically(ctx.em, async em => {
    const last = await lastRevision(em, part)
    if ((last?.number ?? 0) !== number) throw new Refusal('conflict', 'story.changed')
    if (to === number) throw new Refusal('conflict', 'story.same')
    const content = to === 0 ? null : requireFound(await findRevision(em, part, to), 'story.not_found').content
    if (isDeepStrictEqual(last?.content ?? null, content)) throw new Refusal('conflict', 'story.same')
    // The revision may come from an older release with other fields, so it is checked again.
    const { problems } = content === null ? { problems: [] } : story.check(part, content, overrides)
    if (problems.length > 0) throw new Refusal('invalid', 'story.incomplete', { params: { number: problems.length } })
    return revise({ ...ctx, em }, { part, number: number + 1, content, act: 'story.restore' })
  })
}

interface Revising {
  part: string
  number: number
  content: unknown
  act: string
}

async function revise(ctx: MemberWork, { part, number, content, act }: Revising): Promise<StoryRevision> {
  const { em, site, viewer } = ctx
  const { username: byName } = await requireMember(em, viewer)
  const revision = em.create(StoryRevision, { unit: part, number, content, byName, at: site.clock.now() })
  em.persist(revision)
  await recordAct(ctx, { act, target: part, before: { revision: number - 1 }, after: { revision: number } })
  return revision
}

/**
 * Normalizes content for storage: Unicode NFC, without invisible characters. A space at either end of a text stays, because some texts are half a
 * sentence before or after a number.
 */
function normalizeContent(content: unknown): unknown {
  if (typeof content === 'string') return normalizeText(content)
  if (Array.isArray(content)) return content.map(normalizeContent)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [severalLines(key), normalizeContent(value)]))
}

function normalizeText(text: string): string {
  const tidy = severalLines(text)
  if (tidy === '') return tidy
  return `${text.startsWith(' ') ? ' ' : ''}${tidy}${text.endsWith(' ') ? ' ' : ''}`
}
