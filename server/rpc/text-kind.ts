import type { EntityManager } from '@mikro-orm/postgresql'
import { mayKnowWriter } from '../kernel/anonymity.policy.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import type { LiveText } from '../live/live.schema.ts'
import type { Stood } from '../decision/decision.schema.ts'
import type { Outcome } from '../review/review.schema.ts'
import type { TextType } from '../kernel/text-kinds.schema.ts'
import type { PersonalData } from './personal-data.ts'
import type { How } from './page.queries.ts'
import type { MemberWork } from './unit-of-work.ts'

/** The unit of work of who decides on texts. */
export type DecisionWork = MemberWork & {
  /** The same for all that is decided at once. */
  batch?: string | undefined
  /** The open reports of the texts, by their ids; read anew for each text where it is absent. */
  openReports?: ReadonlyMap<number, readonly number[]> | undefined
  /** Keep what is to be recorded until all of many texts are decided; each is recorded by itself where they are absent. */
  acts?: ActOnText[] | undefined
  decisions?: DecisionOnText[] | undefined
}

/** As server/audit/record-act.ts takes it. */
interface ActOnText {
  act: string
  target: string
  before?: unknown
  after?: unknown
}

/** What was decided on a text: how it stood, how it stands, and the reports that end by it. */
export interface DecisionOnText {
  type: TextType
  id: number
  before: Stood
  after: Stood
  reports: readonly number[]
}

/** All of a text. */
export interface Whole {
  content: string
  /** Null where it is plain text. */
  html: string | null
  images: readonly string[]
}

/** What a text answers. */
export interface Answered {
  /** As `content`: what it said. */
  content: string
  link: string
}

/** A published text of any kind, with what admins and reporters do with it. */
export interface PublishedText {
  id: number
  isPublic: boolean
  /** How it stands, in the words of its kind. */
  standing: Stood
  /** When an admin last decided on it; null where none has. */
  reviewedAt: Date | null
  /** Since when it reads as it does. */
  changedAt: Date
  author: { id: number; username: string; role: string } | null
  /** Readers are not told who wrote it, nor are moderators. */
  isAnonymous: boolean
  /** What stands above it, such as the title of the article. */
  title: string | null
  content: string
  /** The whole text for reviewers, if `content` is only its beginning or its markup is read as HTML. */
  whole: Whole | null
  /** What it answers, where that is another text. */
  answers: Answered | null
  /** Where it stands on the site. */
  link: string
  createdAt: Date
  /** Takes it out of sight until an admin has looked at it. */
  hide: () => void
  /** Approves or rejects it; tells whether that changed anything. */
  settle: (ctx: DecisionWork, outcome: Outcome) => Promise<boolean>
  /** Has it stand as before a decision that is taken back. */
  revert: (ctx: DecisionWork, before: Stood) => Promise<void>
  /** Removes it into the bin, with what hangs on it; the audit keeps what it said. */
  remove: (ctx: MemberWork) => Promise<void>
  /** Tells search and live pages of it when it is back from the bin. */
  restored: (ctx: MemberWork) => Promise<void>
}

/** As much of a text as a decision on it needs. */
export type DecidableText = Pick<PublishedText, 'id' | 'standing' | 'changedAt' | 'settle' | 'revert'>

/** Who wrote it, where this viewer may know. */
export function authorFor(viewer: Viewer, text: Pick<PublishedText, 'author' | 'isAnonymous'>) {
  if (text.author === null || !mayKnowWriter(viewer, text)) return null
  return { id: text.author.id, username: text.author.username }
}

/** Whether this viewer may read it on the desk: a draft, such as one that was reported before it became one, is not for moderators. */
export const isReadBy = (viewer: Viewer, { standing }: Pick<PublishedText, 'standing'>): boolean =>
  standing.status !== 'draft' || may(viewer, 'texts')

/** A kind of text, as reports, the queue of reviews and the removal of many treat all kinds. */
export interface TextKind {
  entity: abstract new (...values: never[]) => object
  /** Those of these ids that are there; locked for a change in one order. */
  byId: (em: EntityManager, ids: readonly number[], how: How) => Promise<PublishedText[]>
  /** The same, locked, without their words and authors: many are decided at once. */
  toDecide: (em: EntityManager, ids: readonly number[]) => Promise<DecidableText[]>
  /** What waits for review, oldest first, and how many there are. */
  waiting: (em: EntityManager, limit: number) => Promise<[PublishedText[], number]>
  /** What it keeps of a member. */
  personalData: PersonalData
  /** How live pages learn of texts that become public: every listener gets them as guests see them. */
  live?: LiveReads
  /** The likes of those of these ids that everybody sees. */
  likes?: (em: EntityManager, ids: readonly number[]) => Promise<readonly LikedText[]>
}

export interface LiveReads {
  /** Those of these ids that everybody sees, oldest first. */
  read: (em: EntityManager, ids: readonly number[]) => Promise<LiveText[]>
  /** The newest texts that became public since a moment, oldest first. */
  since: (em: EntityManager, asked: Since) => Promise<LiveText[]>
}

export interface Since {
  at: Date
  limit: number
  /** The article or post. */
  scope: number
}

export interface LikedText {
  id: number
  likes: number
}

/** Every kind of text that people publish here, as server/all-text-kinds.ts lists them. */
export type Texts = Readonly<Record<TextType, TextKind>>
