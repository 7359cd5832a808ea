import { ConstraintViolationException } from '@mikro-orm/core'
import { Refusal } from '../kernel/refusal.ts'
import { fingerprintedKinds, textKinds } from '../kernel/text-kind-properties.schema.ts'

type ConstraintRefusal = readonly [constraint: string, refusal: () => Refusal]

const sameTexts = fingerprintedKinds.map(({ table, namespace, duplicateField }): ConstraintRefusal => [
  `${table}_fingerprint_unique`,
  () => new Refusal('conflict', `${namespace}.same_text`, { field: duplicateField }),
])

// The author's account was deleted while the text was being sent.
const authorForeignKeys = textKinds.map(({ table, author }): ConstraintRefusal => [
  `${table}_${author}_foreign`,
  () => new Refusal('unauthenticated', 'session.dead'),
])

// Inserts are not checked by a query first. The database refuses the row, and the name of the constraint determines the refusal.
const refusals: Readonly<Record<string, () => Refusal>> = {
  ...Object.fromEntries([...sameTexts, ...authorForeignKeys]),
  member_username_unique: () => new Refusal('conflict', 'member.username_taken', { field: 'username' }),
  member_email_unique: () => new Refusal('conflict', 'member.email_taken', { field: 'email' }),
  story_draft_pkey: () => new Refusal('conflict', 'story.draft_changed'),
  story_revision_number_unique: () => new Refusal('conflict', 'story.changed'),
  board_name_unique: () => new Refusal('conflict', 'board.name_taken', { field: 'name' }),
  passkey_credential_unique: () => new Refusal('conflict', 'factor.passkey_known'),
  report_once_unique: () => new Refusal('conflict', 'report.already'),
  // The caller's account was deleted, or the session ended, during the request.
  access_token_session_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  session_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  // The text that was commented on or answered has just been removed.
  comment_article_id_foreign: () => new Refusal('missing', 'article.not_found'),
  comment_parent_id_foreign: () => new Refusal('missing', 'comment.not_found'),
  post_board_id_foreign: () => new Refusal('conflict', 'board.has_posts'),
  reply_post_id_foreign: () => new Refusal('missing', 'post.not_found'),
  reply_parent_id_foreign: () => new Refusal('missing', 'reply.not_found', { field: 'parentId' }),
  reply_addressee_id_foreign: () => new Refusal('missing', 'reply.not_on_post', { field: 'replyToUserId' }),
  report_reporter_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  finished_mosaic_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  like_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  notice_choice_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  notice_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  follow_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  mute_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  mute_muted_member_id_foreign: () => new Refusal('missing', 'member.not_found'),
  bookmark_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  upload_owner_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
  verification_member_id_foreign: () => new Refusal('unauthenticated', 'session.dead'),
}

/** Returns the name of the constraint that a failed write violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof ConstraintViolationException)) return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
}

export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const name = violatedConstraint(error)
  return name === undefined ? undefined : refusals[name]?.()
}
