import type { EntityManager } from '@mikro-orm/postgresql'
import type { FindingKind } from '../search/search.schema.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'

/** Without a kind, everything is looked through; a category and a tag are those of articles, a board that of posts. */
export interface SearchFilter {
  kind?: FindingKind | undefined
  language?: WrittenLanguage | undefined
  /** When an article and its translation are both found, only the one in this language is returned. */
  prefer?: WrittenLanguage | undefined
  category?: string | undefined
  tag?: string | undefined
  /** Who wrote it under their name. */
  author?: number | undefined
  board?: number | undefined
  /** Published or written from then on, and before then. */
  since?: Date | undefined
  before?: Date | undefined
}

interface SearchQuestion extends SearchFilter {
  q: string
  page: number
  limit: number
}

/** A text that was found. */
export interface Hit {
  kind: FindingKind
  id: number
}

/** What is typed so far, and where one searches; titles in the reader's language come first. */
export interface HalfAsked extends Pick<SearchFilter, 'author' | 'board'> {
  q: string
  prefer: WrittenLanguage
}

export interface SuggestedText extends Hit {
  title: string
  language: WrittenLanguage
}

/** What can be searched for in the texts of this site. Articles and posts reach it here, and it reads them: no folder imports the other both ways. */
export interface SearchIndex {
  /** The texts that answer a question. A reader who leaves ends their search (`signal`). */
  find: (question: SearchQuestion, signal?: AbortSignal) => Promise<{ hits: Hit[]; total: number; words: string[] }>
  /** Titles that fit what is typed so far; none while many search. */
  suggest: (asked: HalfAsked, signal?: AbortSignal) => Promise<{ texts: SuggestedText[]; words: string[] }>
  /** Lets an article or a post be found as it is now, where everybody may see it; goes into the unit of work that saves it. Its texts must be loaded. */
  keep: (em: EntityManager, text: object) => Promise<void>
}
