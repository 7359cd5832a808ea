import type { EntityManager } from '@mikro-orm/postgresql'
import type { FindingKind } from '../search/search.schema.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'

/** Without a kind, everything is looked through; a category, a tag and an author are those of articles, a board that of posts. */
export interface SearchFilter {
  kind?: FindingKind | undefined
  language?: WrittenLanguage | undefined
  /** Of an article and its translation, where both are found, only the one in this language is told. */
  prefer?: WrittenLanguage | undefined
  category?: string | undefined
  tag?: string | undefined
  author?: number | undefined
  board?: number | undefined
}

export interface SearchQuestion extends SearchFilter {
  q: string
  page: number
  limit: number
}

/** A text that was found. */
export interface Hit {
  kind: FindingKind
  id: number
}

/** What can be searched for in the texts of this site. Articles and posts reach it here, and it reads them: no folder imports the other both ways. */
export interface TextIndex {
  /** The texts that answer a question. A reader who leaves ends their search (`signal`). */
  find: (question: SearchQuestion, signal?: AbortSignal) => Promise<{ hits: Hit[]; total: number; words: string[] }>
  /** Lets an article or a post be found as it is now, where everybody may see it; goes into the unit of work that saves it. Its texts must be loaded. */
  keep: (em: EntityManager, text: object) => Promise<void>
}
