import type { TextType } from '../kernel/text-kinds.schema.ts'

/** Which texts go with one of a kind when it is removed, as the database cascades: those that name it in this column. */
export const hangingOn: Readonly<Partial<Record<TextType, { type: TextType; column: string }>>> = {
  article: { type: 'comment', column: 'article_id' },
  comment: { type: 'comment', column: 'parent_id' },
  post: { type: 'reply', column: 'post_id' },
}

interface Place {
  column: string
  table: string
}

/** What must be there before a text of a kind can come back. */
export const placesOf: Readonly<Partial<Record<TextType, readonly Place[]>>> = {
  comment: [
    { column: 'article_id', table: 'article' },
    { column: 'parent_id', table: 'comment' },
  ],
  post: [{ column: 'board_id', table: 'board' }],
  reply: [{ column: 'post_id', table: 'post' }],
}
