import type { EntityManager } from '@mikro-orm/postgresql'
import type { FindingKind } from '../search/search.schema.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'

/** Without a kind, all texts are searched. Category and tag apply to articles, board to posts. */
export interface SearchFilter {
  kind?: FindingKind | undefined
  language?: WrittenLanguage | undefined
  /** When an article and its translation are both found, only the one in this language is returned. */
  prefer?: WrittenLanguage | undefined
  category?: string | undefined
  tag?: string | undefined
  /** The id of the author. Anonymous texts do not match. */
  author?: number | undefined
  board?: number | undefined
  /** Published or written at or after `since`, and before `before`. */
  since?: Date | undefined
  before?: Date | undefined
}

interface SearchQuery extends SearchFilter {
  q: string
  page: number
  limit: number
}

/** A text that was found. */
export interface Hit {
  kind: FindingKind
  id: number
}

/** The input typed so far and the scope of the search. Titles in the reader's language come first. */
export interface SuggestionQuery extends Pick<SearchFilter, 'author' | 'board'> {
  q: string
  prefer: WrittenLanguage
}

export interface SuggestedText extends Hit {
  title: string
  language: WrittenLanguage
}

/**
 * The search in the texts of this site. Articles and posts use this interface, and its implementation reads them, so that no folders import each
 * other.
 */
export interface SearchIndex {
  /** Returns the texts that match. `signal` ends the search of a reader who leaves. */
  find: (question: SearchQuery, signal?: AbortSignal) => Promise<{ hits: Hit[]; total: number; words: string[] }>
  /** Returns titles that match the input typed so far; none while many searches run. */
  suggest: (asked: SuggestionQuery, signal?: AbortSignal) => Promise<{ texts: SuggestedText[]; words: string[] }>
  /** Indexes an article or a post as it is now, if it is public, in the unit of work that saves it. Its texts must be loaded. */
  index: (em: EntityManager, text: object) => Promise<void>
}
