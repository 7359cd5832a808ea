import { ConstraintViolationException } from '@mikro-orm/core'
import { Refusal } from '../kernel/refusal.ts'

// No check-then-insert: the database refuses, and its constraint's name says what the reader did.
const refusals: Readonly<Record<string, () => Refusal>> = {
  member_username_unique: () => new Refusal('conflict', 'member.username_taken', { field: 'username' }),
  member_email_unique: () => new Refusal('conflict', 'member.email_taken', { field: 'email' }),
  pledge_fingerprint_unique: () => new Refusal('conflict', 'pledge.same_text', { field: 'message' }),
  blessing_fingerprint_unique: () => new Refusal('conflict', 'blessing.same_text', { field: 'content' }),
  comment_fingerprint_unique: () => new Refusal('conflict', 'comment.same_text', { field: 'content' }),
  post_fingerprint_unique: () => new Refusal('conflict', 'post.same_text', { field: 'content' }),
  reply_fingerprint_unique: () => new Refusal('conflict', 'reply.same_text', { field: 'content' }),
  board_name_unique: () => new Refusal('conflict', 'board.name_taken', { field: 'name' }),
  report_once_unique: () => new Refusal('conflict', 'report.already'),
  // Who acts has just left: the account was deleted or the session ended while this was on its way.
  access_token_session_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  session_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  // What was commented on or answered has just been removed.
  comment_article_id_foreign: () => new Refusal('missing', 'article.not_found'),
  comment_parent_id_foreign: () => new Refusal('missing', 'comment.not_found'),
  post_board_id_foreign: () => new Refusal('conflict', 'board.has_posts'),
  reply_post_id_foreign: () => new Refusal('missing', 'post.not_found'),
  reply_parent_id_foreign: () => new Refusal('missing', 'reply.not_found', { field: 'parentId' }),
  reply_addressee_id_foreign: () => new Refusal('missing', 'reply.not_on_post', { field: 'replyToUserId' }),
  post_author_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  reply_author_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  blessing_author_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  report_reporter_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  finished_mosaic_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  like_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  bookmark_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  comment_author_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  upload_owner_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  article_author_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  verification_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  pledge_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
}

/** The name of the constraint that a failed write ran into. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof ConstraintViolationException)) return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
}

export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const name = violatedConstraint(error)
  return name === undefined ? undefined : refusals[name]?.()
}
