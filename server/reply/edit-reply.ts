import type { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireUnarchivedBoard } from '../board/require-unarchived-board.ts'
import { storeVersions } from '../history/version.queries.ts'
import { Refusal } from '../kernel/refusal.ts'
import { may } from '../kernel/viewer.ts'
import { rendererVersion } from '../markdown/render-markdown.ts'
import { requireMember } from '../member/require-member.ts'
import { linkMentions } from '../mention/find-mentions.ts'
import { refuseManyPictures } from '../post/picture-limit.ts'
import { publishShownText } from '../review/publish-shown-text.ts'
import { refuseMarkup } from '../review/refuse-many-links.ts'
import { freshFingerprint } from '../review/repeated-text.ts'
import { isAuthor } from '../review/text-access.policy.ts'
import { reviewAgain } from '../review/starting-status.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { requireOpenPost } from './batch-insert-replies.ts'
import { htmlOf } from './reply-html.ts'
import type { Reply } from './reply.entity.ts'
import { editableUntil, requireEditable } from './reply.policy.ts'
import { lockReply } from './reply.queries.ts'
import type { ReplySource } from './reply.schema.ts'
import type * as schema from './reply.schema.ts'
import { replyRefusals, requireVisibleReply, requireVisible, fingerprintText } from './write-reply.ts'

/** Returns the source for the editor, if the viewer may edit the reply now. */
export async function sourceOf(ctx: MemberWork, id: number): Promise<ReplySource> {
  const reply = await requireVisibleReply(ctx, id)
  requireEditableHere(ctx, reply)
  return {
    id,
    postId: reply.post.id,
    floor: reply.floor,
    content: reply.content,
    images: reply.images,
    version: reply.version,
    editableUntil: editableUntil(ctx.viewer, reply)?.toISOString() ?? null,
  }
}

/**
 * Changes the given fields and leaves the others. A new text by its author is checked like a new reply, and a rejected reply is pending again
 * (docs/product.md#who-may-edit-or-delete). If `version` is not the newest, refuses and names the newest (409).
 */
export async function editReply(ctx: MemberWork, input: z.output<typeof schema.editReply>): Promise<Reply> {
  const { id, version } = input
  const html = input.content === undefined ? undefined : await htmlOf(input.content)
  if (html !== undefined) refuseMarkup({ content: input.content ?? '', html }, replyRefusals)
  return atomically(ctx.em, async em => {
    const inside = { ...ctx, em }
    const reply = requireVisible(ctx.viewer, await lockReply(em, id))
    requireEditableHere(inside, reply)
    if (version != null && version !== reply.version)
      throw new Refusal('conflict', 'reply.changed_meanwhile', { params: { version: reply.version } })
    const before = wordsOf(reply)
    const was = { ...before, version: reply.version, at: reply.editedAt ?? reply.createdAt }
    if (html !== undefined)
      Object.assign(reply, { content: input.content, ...(await linkMentions(em, html)), renderer: rendererVersion })
    if (input.images !== undefined) reply.images = input.images ?? []
    if (isDeepStrictEqual(before, wordsOf(reply))) return reply
    refuseManyPictures(reply.html, reply.images)
    await reviewEdit(inside, reply, before.content)
    await recordEdit(inside, reply, was)
    return reply
  })
}

// Authors may edit as long as new replies are taken there; admins may edit everywhere.
function requireEditableHere({ site, viewer }: Pick<MemberWork, 'site' | 'viewer'>, reply: Reply): void {
  requireEditable(viewer, reply, site.clock.now())
  if (may(viewer, 'texts')) return
  requireOpenPost(reply.post)
  requireUnarchivedBoard(reply.post.board)
}

async function reviewEdit(ctx: MemberWork, reply: Reply, content: string): Promise<void> {
  if (!isAuthor(ctx.viewer, reply)) return
  if (reply.content !== content) reply.fingerprint = await freshFingerprint(ctx, 'reply', fingerprintText(reply))
  await reviewAgain(ctx, reply, 'forumReplies', [reply.content])
}

async function recordEdit(
  ctx: MemberWork,
  reply: Reply,
  before: ReturnType<typeof wordsOf> & { version: number; at: Date },
): Promise<void> {
  const { em, site, viewer } = ctx
  const now = site.clock.now()
  const editor = isAuthor(viewer, reply) ? null : await requireMember(em, viewer)
  Object.assign(reply, { version: reply.version + 1, editedAt: now })
  const after = { ...wordsOf(reply), version: reply.version, at: now }
  const nothing = { title: null, summary: null }
  await storeVersions(em, {
    type: 'reply',
    id: reply.id,
    author: reply.author ?? null,
    editor,
    before: { ...nothing, ...before },
    after: { ...nothing, ...after },
  })
  await markUsed(em, [reply.content, ...reply.images], now)
  if (editor) {
    const [target, change] = [
      `reply ${reply.id}`,
      { before: { content: before.content }, after: { content: after.content } },
    ]
    await recordAct(ctx, { act: 'reply.edit', target, ...change })
  }
  // Pages that were disconnected ask for texts shown since then, so an edit raises `shownAt`.
  if (reply.status === 'approved') reply.shownAt = now
  publishShownText(ctx, 'reply', reply, reply.post.id)
}

const wordsOf = ({ content, images }: Reply) => ({ content, images })
