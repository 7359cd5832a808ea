import type { EntityManager } from '@mikro-orm/postgresql'
import type { Act } from '../audit/audit.schema.ts'
import { maySeeAuthor } from '../kernel/anonymity.policy.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import type { LiveText } from '../live/live.schema.ts'
import type { TextState } from '../decision/decision.schema.ts'
import type { Outcome } from '../review/review.schema.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import type { PersonalData } from './personal-data-contract.ts'
import type { RowLock } from './query-options.ts'
import type { MemberWork } from './unit-of-work.ts'

/** The unit of work of a decision on texts. */
export type DecisionWork = MemberWork & {
  /** The id that all decisions made together share. */
  batch?: string | undefined
  /** The ids of open reports by text; read for each text if absent. */
  openReports?: ReadonlyMap<number, readonly number[]> | undefined
  /** Collect the records until all texts are decided. If absent, each is recorded by itself. */
  acts?: Act[] | undefined
  decisions?: DecisionOnText[] | undefined
}

/** A decision on a text: its state before and after, and the reports that it ended. */
export interface DecisionOnText {
  type: TextType
  id: number
  before: TextState
  after: TextState
  reports: readonly number[]
}

/** The complete text. */
export interface FullText {
  content: string
  /** Null for plain text. */
  html: string | null
  images: readonly string[]
}

/** The text that another one answers. */
export interface ParentText {
  /** Its text, in the form of `content`. */
  content: string
  link: string
}

/** A text of any kind and status, with the operations of admins and reporters. */
export interface LoadedText {
  id: number
  isPublic: boolean
  /** Its state, in the terms of its kind. */
  state: TextState
  /** When an admin last decided on it; null if none has. */
  reviewedAt: Date | null
  /** When its content last changed. */
  changedAt: Date
  author: { id: number; username: string; role: string } | null
  /** True if neither readers nor moderators are told the author. */
  isAnonymous: boolean
  /** The title shown above it, such as that of the article. */
  title: string | null
  content: string
  /** The full text for reviewers, if `content` is only its beginning or its markup is read as HTML. */
  fullText: FullText | null
  /** The text that it answers, if there is one. */
  parent: ParentText | null
  /** Its address on the site. */
  link: string
  createdAt: Date
  /** Hides it until an admin has reviewed it. */
  hide: () => void
  /** Approves or rejects it. Returns whether that changed anything. */
  applyReview: (ctx: DecisionWork, outcome: Outcome) => Promise<boolean>
  /** Restores its state before a decision that is taken back. */
  revert: (ctx: DecisionWork, before: TextState) => Promise<void>
  /** Moves it into the bin with the texts that depend on it. The audit keeps its content. */
  remove: (ctx: MemberWork) => Promise<void>
  /** Notifies search and live pages after it was restored from the bin. */
  afterRestore: (ctx: MemberWork) => Promise<void>
}

/** The fields of a text that a decision needs. */
export type DecidableText = Pick<LoadedText, 'id' | 'state' | 'changedAt' | 'applyReview' | 'revert'>

/** Returns the author, or null if the viewer may not know the author. */
export function authorFor(viewer: Viewer, text: Pick<LoadedText, 'author' | 'isAnonymous'>) {
  if (text.author === null || !maySeeAuthor(viewer, text)) return null
  return { id: text.author.id, username: text.author.username }
}

/** True if the viewer may read it on the desk. Moderators may not read drafts, such as a text that was reported before it became one. */
export const isReadableBy = (viewer: Viewer, { state }: Pick<LoadedText, 'state'>): boolean =>
  state.status !== 'draft' || may(viewer, 'texts')

/** A kind of text, as reports, the review queue and bulk removal use it. */
export interface TextKind {
  entity: abstract new (...values: never[]) => object
  /** Returns the texts of these ids that exist. For a change, they are locked in one order. */
  byId: (em: EntityManager, ids: readonly number[], how: RowLock) => Promise<LoadedText[]>
  /** As `byId`, locked, without content and authors, because many are decided together. */
  findDecidable: (em: EntityManager, ids: readonly number[]) => Promise<DecidableText[]>
  /** Returns the texts that wait for review, oldest first, and their number. */
  findPending: (em: EntityManager, limit: number) => Promise<[LoadedText[], number]>
  /** Its data about a member. */
  personalData: PersonalData
  /** Reads public texts for live pages, which show them to every listener as guests see them. */
  live?: LiveReads
  /** Returns the likes of those of these ids that are public. */
  likes?: (em: EntityManager, ids: readonly number[]) => Promise<readonly LikedText[]>
}

export interface LiveReads {
  /** Returns those of these ids that are public, oldest first. */
  read: (em: EntityManager, ids: readonly number[]) => Promise<LiveText[]>
  /** Returns the newest texts that became public since a moment, oldest first. */
  since: (em: EntityManager, asked: SinceQuery) => Promise<LiveText[]>
}

export interface SinceQuery {
  at: Date
  limit: number
  /** The id of the article or post. */
  scope: number
}

export interface LikedText {
  id: number
  likes: number
}

/** Every kind of text, as listed in server/all-text-kinds.ts. */
export type Texts = Readonly<Record<TextType, TextKind>>
