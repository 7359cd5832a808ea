import type { z } from 'zod'
import type { MemberWork, Work } from '../rpc/unit-of-work.ts'
import { requireUnarchivedBoard } from '../board/require-unarchived-board.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { rendererVersion } from '../markdown/render-markdown.ts'
import { linkMentions } from '../mention/find-mentions.ts'
import { refuseManyPictures } from '../post/picture-limit.ts'
import { publishShownText } from '../review/publish-shown-text.ts'
import { refuseMarkup } from '../review/refuse-many-links.ts'
import { fingerprintOf } from '../review/repeated-text.ts'
import { canSee } from '../review/text-access.policy.ts'
import { statusBy } from '../review/starting-status.ts'
import { insertInBatch, insertWithKey, requireOpenPost } from './batch-insert-replies.ts'
import { requireAddressee } from './require-addressee.ts'
import { readPostAuthorAndRules } from './read-post-author-and-rules.ts'
import { Reply } from './reply.entity.ts'
import { findReply } from './reply.queries.ts'
import { requireQuote } from './quote-text.ts'
import { htmlOf } from './reply-html.ts'
import { replyLimits } from './reply.schema.ts'
import type * as schema from './reply.schema.ts'

/**
 * Saves a member's reply on an open post, on its next floor. The row of the post is locked meanwhile, so that no floor is assigned twice and no reply
 * is added to a post that was just locked. Refuses the same text at the same place within a day, and more links than the limit (docs/product.md#spam,
 * #floors).
 */
export async function writeReply(ctx: MemberWork, input: z.output<typeof schema.writeReply>): Promise<Reply> {
  const { em, site, viewer } = ctx
  const { postId, content, parentId } = input
  const { post, author, rules } = await readPostAuthorAndRules(site, { postId, memberId: viewer.id })
  if (author === null) throw new Refusal('unauthenticated', 'session.dead')
  if (post === null || !canSee(viewer, post)) throw new Refusal('missing', 'post.not_found')
  requireOpenPost(post)
  requireUnarchivedBoard(post.board)
  const parent = parentId == null ? null : await requireParent(ctx, postId, parentId)
  const quote = await requireQuote(ctx, { post, parent }, input.quote)
  const addressee = await requireAddressee(em, parent, input.replyToUserId)
  const now = site.clock.now()
  const status = statusBy(rules, 'forumReplies', [content])
  const images = input.images ?? []
  const html = await htmlOf(content)
  refuseMarkup({ content, html }, replyRefusals)
  refuseManyPictures(html, images)
  const reply = em.create(
    Reply,
    {
      post,
      floor: 0,
      parent,
      addressee,
      author,
      quote,
      content,
      ...(await linkMentions(em, html)),
      renderer: rendererVersion,
      images,
      status,
      fingerprint: fingerprintOf(ctx, fingerprintText({ post, parent, addressee, content })),
      shownAt: status === 'approved' ? now : null,
      createdAt: now,
    },
    { persist: false },
  )
  await (ctx.idempotencyKey === undefined ? insertInBatch(site, reply) : insertWithKey(ctx, reply))
  publishShownText(ctx, 'reply', reply, postId)
  return reply
}

/** Returns the text and its place, from which the fingerprint against repetition is made. */
export function fingerprintText({
  post,
  parent,
  addressee,
  content,
}: Pick<Reply, 'post' | 'parent' | 'addressee' | 'content'>): string {
  return `${post.id} ${parent?.id ?? (addressee ? `@${addressee.id}` : 0)} ${content}`
}

/** Returns the reply if this viewer may see it and its post; else refuses (404). */
export async function requireVisibleReply(
  { em, viewer }: Pick<Work, 'em'> & { viewer: Viewer },
  id: number,
): Promise<Reply> {
  return requireVisible(viewer, await findReply(em, id))
}

/** Returns a reply that was loaded with its post, or refuses if it is missing or hidden from this viewer (404). */
export function requireVisible(viewer: Viewer, found: Reply | null): Reply {
  const reply = requireFound(found, 'reply.not_found')
  if (!canSee(viewer, reply) || !canSee(viewer, reply.post)) throw new Refusal('missing', 'reply.not_found')
  return reply
}

async function requireParent(ctx: MemberWork, postId: number, parentId: number): Promise<Reply> {
  const reply = await findReply(ctx.em, parentId)
  const isHere = reply?.post.id === postId && canSee(ctx.viewer, reply) && canSee(ctx.viewer, reply.post)
  if (!isHere) throw new Refusal('missing', 'reply.not_found', { field: 'parentId' })
  return reply
}

/** The limit of links and the refusals of texts that show nothing or have too many links. */
export const replyRefusals = {
  links: replyLimits.links,
  empty: 'reply.content_required',
  tooMany: 'reply.too_many_links',
} as const
