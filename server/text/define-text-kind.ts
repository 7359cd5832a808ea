import { randomUUID } from 'node:crypto'
import type { PersonalData } from '../rpc/personal-data-contract.ts'
import type { ParentText, LiveReads, LoadedText, SinceQuery, TextKind, FullText } from '../rpc/text-kind-contract.ts'
import { atomically, type MemberWork, type Work } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { allow, requireFound } from '../kernel/refusal.ts'
import type { LiveText } from '../live/live.schema.ts'
import type { RefusalCode } from '../all-refusal-codes.schema.ts'
import { reviewStateOf } from '../review/review.entity.ts'
import { requireUnedited } from '../review/require-unedited.ts'
import { openReportsOf } from '../decision/decision.queries.ts'
import { publishReviewDeskChanged } from '../decision/publish-review-desk-changed.ts'
import { canChange, canSee, isAuthor } from '../review/text-access.policy.ts'
import type { Outcome } from '../review/review.schema.ts'
import { revertReview, applyReview, publishRestored } from './apply-review.ts'
import { reviewedNamespaces, type ReviewedType } from '../kernel/text-kind-properties.schema.ts'
import type { Written } from './text.entity.ts'
import { lockTexts, removeTextsOf, rowsOfAuthor, textsById, textsToReview, type TextRows } from './text.queries.ts'

type Em = Work['em']

/** The properties that differ between the kinds of reviewed texts. Everything else is derived from them. */
interface TextDescription<Text extends Written> extends TextRows<Text> {
  type: ReviewedType
  title: (text: Text) => string | null
  content: (text: Text) => string
  link: (text: Text) => string
  /** The full text for reviewers, if that is more than `content`. */
  fullText?: (text: Text) => FullText
  /** The text that it answers, if there is one. */
  parent?: (text: Text) => ParentText | null
  /** The fields of a removed text that the audit stores. */
  auditFields: (text: Text) => object
  /** The time of the last change, if the text can be edited. */
  changedAt?: (text: Text) => Date
  /** Whether its author is hidden from readers. */
  isAnonymous?: (text: Text) => boolean
  /** Whether the texts that it belongs to are public. If they are not, an approved text is not public either. Called with loaded texts. */
  isContextPublic?: (text: Text) => boolean
  /** Whether a viewer who is not its author may see it. */
  isVisibleTo?: (ctx: MemberWork, text: Text) => boolean | Promise<boolean>
  refusals: { notFound: RefusalCode; notYours: RefusalCode }
  /** How its row is removed, and the name of the act in the audit, if it is not simply deleted. */
  removal?: { act: string; drop: (text: Text, em: Em) => Promise<void> | void }
  /** Called after the text was restored from the bin. */
  afterRestore?: (ctx: MemberWork, text: Text) => Promise<void>
  /** Changes fields of the text itself after its review or after the review is undone. */
  afterReview?: (text: Text, before: ReviewStatus, now: Date) => void
  /** Properties for live pages. */
  live?: {
    /** The id of the article or post that it belongs to; 0 if the topic is not scoped. */
    scope: (text: Text) => number
    shownAt: (text: Text) => Date | null | undefined
    view: (text: Text) => LiveText
    /** Returns the newest texts that became public since a moment, oldest first. */
    since: (em: Em, asked: SinceQuery) => Promise<Text[]>
  }
  likes?: TextKind['likes']
  /** The export of a member's texts, and their removal with the account. */
  personal: {
    /** The key in the export. */
    name: string
    /** The exported fields of a text, in addition to its status and time of creation. */
    exportedFields: (text: Text) => Record<string, unknown>
    /** Removes the member's name from the texts that stay. */
    anonymize?: PersonalData['erase']
    /** Removes the texts of a member, if they are not simply deleted. */
    erase?: PersonalData['erase']
    counts?: PersonalData['counts']
    /** Takes the locks that must come before either. */
    lockBefore?: PersonalData['erase']
  }
}

interface DefinedText<Text extends Written> extends TextKind {
  /** Approves or rejects a text under a lock: of two concurrent admins the second sees the first outcome. The same outcome again is no act. */
  review: (ctx: MemberWork, input: Outcome & ReadText) => Promise<Text>
  /** Reviews those of several texts that still exist and have the status that the admin saw. Returns their ids. */
  reviewMany: (ctx: MemberWork, input: Outcome & ChosenTexts) => Promise<number[]>
  /** Removes a text for its author or an admin. A removal by an admin is recorded in the audit. */
  remove: (ctx: MemberWork, id: number) => Promise<void>
  /** Removes a text as an act of an admin, regardless of its author. */
  removeAsAdmin: (ctx: MemberWork, id: number) => Promise<void>
}

interface ReadText {
  id: number
  /** The time of its last change when it was read; absent if that does not matter. */
  changedAt?: string | null | undefined
}

interface ChosenTexts {
  ids: readonly number[]
  seen?: ReviewStatus | undefined
}

/** Defines a kind of text. Review, removal and the effects of reports are the same code for all kinds. */
export const defineText = <Text extends Written>(description: TextDescription<Text>): DefinedText<Text> => ({
  ...readOperations(description),
  ...reviewOperations(description),
  ...removeOperations(description),
})

function readOperations<Text extends Written>(description: TextDescription<Text>): TextKind {
  const { live, likes, isAnonymous = () => false, fullText, parent } = description
  const decidable = (text: Text): Pick<LoadedText, 'id' | 'state' | 'changedAt' | 'applyReview' | 'revert'> => ({
    id: text.id,
    state: reviewStateOf(text),
    changedAt: lastChangeOf(description, text),
    applyReview: (ctx, outcome) => applyReview(ctx, description, text, outcome),
    revert: (ctx, before) => revertReview(ctx, description, text, before),
  })
  const toLoadedText = (text: Text): LoadedText => ({
    ...decidable(text),
    isPublic: isPublic(description, text),
    reviewedAt: text.reviewedAt ?? null,
    author: text.author ?? null,
    isAnonymous: isAnonymous(text),
    title: description.title(text),
    content: description.content(text),
    fullText: fullText?.(text) ?? null,
    parent: parent?.(text) ?? null,
    link: description.link(text),
    createdAt: text.createdAt,
    hide: () => void (text.status = 'pending'),
    remove: ctx => removeRow(ctx, description, text),
    async afterRestore(ctx) {
      await description.afterRestore?.(ctx, text)
      publishRestored(ctx, description, text)
    },
  })
  return {
    entity: description.entity,
    byId: async (em, ids, how) => (await textsById(em, description, ids, how)).map(toLoadedText),
    findDecidable: async (em, ids) => (await lockTexts(em, description, ids)).map(decidable),
    async findPending(em, limit) {
      const [texts, total] = await textsToReview(em, description, limit)
      return [texts.map(toLoadedText), total]
    },
    ...(live && { live: liveReads(description, live) }),
    ...(likes && { likes }),
    personalData: personalDataOf(description),
  }
}

const lastChangeOf = <Text extends Written>({ changedAt }: TextDescription<Text>, text: Text): Date =>
  changedAt?.(text) ?? text.createdAt

function personalDataOf<Text extends Written>(description: TextDescription<Text>): PersonalData {
  const { name, exportedFields, anonymize, erase, counts, lockBefore } = description.personal
  return {
    name,
    ...(counts && { counts }),
    exportRows: async (em, memberId) =>
      (await rowsOfAuthor(em, description, memberId)).map(text => ({
        ...exportedFields(text),
        ...reviewStateOf(text),
        createdAt: text.createdAt.toISOString(),
      })),
    async anonymize(em, memberId) {
      await lockBefore?.(em, memberId)
      await anonymize?.(em, memberId)
    },
    async erase(em, memberId) {
      await lockBefore?.(em, memberId)
      await (erase ? erase(em, memberId) : removeTextsOf(em, description, memberId))
    },
  }
}

const liveReads = <Text extends Written>(
  description: TextDescription<Text>,
  { shownAt, view, since }: NonNullable<TextDescription<Text>['live']>,
): LiveReads => ({
  async read(em, ids) {
    const texts = (await textsById(em, description, ids, 'none')).filter(text => isPublic(description, text))
    const momentOf = (text: Text) => shownAt(text)?.getTime() ?? 0
    return texts.sort((one, other) => momentOf(one) - momentOf(other)).map(view)
  },
  since: async (em, asked) => (await since(em, asked)).map(view),
})

const isPublic = <Text extends Written>({ isContextPublic = () => true }: TextDescription<Text>, text: Text): boolean =>
  text.status === 'approved' && isContextPublic(text)

const reviewOperations = <Text extends Written>(
  description: TextDescription<Text>,
): Pick<DefinedText<Text>, 'review' | 'reviewMany'> => ({
  review: (ctx, { id, changedAt, ...outcome }) =>
    atomically(ctx.em, async em => {
      const text = await lockOne(em, description, id)
      requireUnedited({ changedAt: lastChangeOf(description, text) }, changedAt)
      await applyReview({ ...ctx, em }, description, text, outcome)
      return text
    }),
  reviewMany: (ctx, { ids, seen, ...outcome }) =>
    atomically(ctx.em, async em => {
      const texts = await textsById(em, description, ids, 'update')
      const unchanged = texts.filter(({ status }) => seen === undefined || status === seen)
      const openReports = await openReportsOf(em, description.type, ids)
      const work = { ...ctx, em, batch: randomUUID(), openReports }
      for (const text of unchanged) await applyReview(work, description, text, outcome)
      if (unchanged.length > 0) publishReviewDeskChanged(ctx)
      return unchanged.map(({ id }) => id)
    }),
})

const removeOperations = <Text extends Written>(
  description: TextDescription<Text>,
): Pick<DefinedText<Text>, 'remove' | 'removeAsAdmin'> => ({
  remove: (ctx, id) =>
    atomically(ctx.em, async em => {
      const { refusals, isVisibleTo = isVisibleByStatus } = description
      const inside = { ...ctx, em }
      const text = await lockOne(em, description, id)
      const isOwn = isAuthor(ctx.viewer, text)
      // Authors may remove a text even if the text it belongs to has been hidden since.
      requireFound(isOwn || (await isVisibleTo(inside, text)) ? text : null, refusals.notFound)
      allow(canChange(ctx.viewer, text), refusals.notYours)
      if (isOwn) await dropRow(inside, description, text)
      else await removeRow(inside, description, text)
    }),
  removeAsAdmin: (ctx, id) =>
    atomically(ctx.em, async em => removeRow({ ...ctx, em }, description, await lockOne(em, description, id))),
})

async function lockOne<Text extends Written>(em: Em, description: TextDescription<Text>, id: number): Promise<Text> {
  const [text] = await textsById(em, description, [id], 'update')
  return requireFound(text, description.refusals.notFound)
}

async function removeRow<Text extends Written>(ctx: MemberWork, description: TextDescription<Text>, text: Text) {
  const { type, auditFields, removal } = description
  const namespace = reviewedNamespaces[type]
  const act = removal?.act ?? `${namespace}.remove`
  await recordAct(ctx, { act, target: `${namespace} ${text.id}`, before: auditFields(text) })
  await dropRow(ctx, description, text)
}

async function dropRow<Text extends Written>(ctx: MemberWork, { type, removal }: TextDescription<Text>, text: Text) {
  await moveToBin(ctx, type, text)
  if (removal) await removal.drop(text, ctx.em)
  else ctx.em.remove(text)
}

const isVisibleByStatus = ({ viewer }: MemberWork, text: Written): boolean => canSee(viewer, text)
