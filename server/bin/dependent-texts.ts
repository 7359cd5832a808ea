import type { TextType } from '../kernel/text-kind-properties.schema.ts'

/** The kind of text that a removal deletes along with a text, as the database cascades, and the column that references it. */
export const dependentKindOf: Readonly<Partial<Record<TextType, { type: TextType; column: string }>>> = {
  article: { type: 'comment', column: 'article_id' },
  comment: { type: 'comment', column: 'parent_id' },
  post: { type: 'reply', column: 'post_id' },
}

interface Parent {
  column: string
  table: string
}

/** The rows that must exist before a text of a kind can be restored. */
export const parentsOf: Readonly<Partial<Record<TextType, readonly Parent[]>>> = {
  comment: [
    { column: 'article_id', table: 'article' },
    { column: 'parent_id', table: 'comment' },
  ],
  post: [{ column: 'board_id', table: 'board' }],
  reply: [{ column: 'post_id', table: 'post' }],
}
