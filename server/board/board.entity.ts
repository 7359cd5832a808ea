import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { boardLimits, type BoardStatus } from './board.schema.ts'

// A board of the forum. Its counts are of public texts; only the triggers of post and reply change them.
const BoardSchema = defineEntity({
  name: 'Board',
  tableName: 'board',
  indexes: [{ name: 'board_order', properties: ['order', 'id'] }],
  triggers: [
    announceChanges({
      table: 'board',
      columns: ['name', 'name_en', 'description', 'description_en', 'icon', 'order', 'status'],
    }),
  ],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(boardLimits.name).unique('board_name_unique'),
    // Shown to readers of English; without it they see `name`.
    nameEn: p.string().length(boardLimits.name).nullable(),
    description: p.string().length(boardLimits.description),
    descriptionEn: p.string().length(boardLimits.description).nullable(),
    icon: p.string().length(boardLimits.icon),
    order: p.integer().default(0),
    status: p.string().$type<BoardStatus>().length(10).default('active'),
    postCount: p.integer().default(0),
    englishPostCount: p.integer().default(0),
    replyCount: p.integer().default(0),
    createdAt: p.datetime(3),
  },
})

export class Board extends BoardSchema.class {
  /** Returns true if the board takes new posts and replies. An archived board can still be read. */
  isOpen(): boolean {
    return this.status === 'active'
  }

  /** Returns the number of public posts, of all languages or of one. */
  postsIn(language: WrittenLanguage | undefined): number {
    if (language === undefined) return this.postCount
    return language === 'en' ? this.englishPostCount : this.postCount - this.englishPostCount
  }

  /** Returns the name in the reader's language. */
  nameIn(locale: 'zh' | 'en'): string {
    return (locale === 'en' ? this.nameEn : null) ?? this.name
  }
}

BoardSchema.setClass(Board)
