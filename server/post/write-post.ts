import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { Board } from '../board/board.entity.ts'
import { lockBoard, lockBoards } from '../board/board.queries.ts'
import { requireUnarchivedBoard } from '../board/require-unarchived-board.ts'
import { allow, requireFound, Refusal } from '../kernel/refusal.ts'
import { storeVersions } from '../history/version.queries.ts'
import { beginningOf, proseOf } from '../markdown/read-html.ts'
import { rendererVersion, renderMarkdown } from '../markdown/render-markdown.ts'
import { languageColumns } from '../markdown/guess-language.ts'
import { requireMember } from '../member/require-member.ts'
import { refuseMarkup } from '../review/refuse-many-links.ts'
import { freshFingerprint } from '../review/repeated-text.ts'
import { canChange, canSee, isAuthor } from '../review/text-access.policy.ts'
import { reviewAgain, startingStatus } from '../review/starting-status.ts'
import { linkMentions } from '../mention/find-mentions.ts'
import { publishNoticesDue } from '../notice/publish-notices-due.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { Post } from './post.entity.ts'
import { refuseManyPictures } from './picture-limit.ts'
import { hideAddressee, lockPost } from './post.queries.ts'
import { postLimits, type PostSource } from './post.schema.ts'
import type * as schema from './post.schema.ts'
import { viewSource } from './post.view.ts'

/**
 * Saves a member's post on an open board. Refuses more links than the limit and, by a database constraint, the same text by the same member within a
 * day (docs/product.md#spam).
 */
export async function writePost(ctx: MemberWork, input: z.output<typeof schema.writePost>): Promise<Post> {
  const { em, site, viewer } = ctx
  const { boardId, title, content } = input
  const now = site.clock.now()
  const images = input.images ?? []
  const made = await renderPostColumns(content)
  refuseMarkup(made, postRefusals)
  refuseManyPictures(made.html, images)
  const post = em.create(Post, {
    board: em.getReference(Board, boardId),
    title,
    ...made,
    ...(await linkMentions(em, made.html)),
    images,
    ...languageColumns(input.language, { title, html: made.html }, ctx.locale),
    isAnonymous: input.isAnonymous ?? false,
    author: await requireMember(em, viewer),
    status: await startingStatus(ctx, 'forumPosts', [title, content]),
    fingerprint: await freshFingerprint(ctx, 'post', `${title}\n${content}`),
    createdAt: now,
    updatedAt: now,
  })
  em.persist(post)
  await ctx.site.search.index(em, post)
  await ctx.commit(async held => {
    await lockUnarchivedBoard(held, boardId)
    await markUsed(held, [content, ...images], now)
  })
  publishNoticesDue(ctx)
  return post
}

/**
 * Changes the given fields and leaves the others. A new text by its author is checked like a new post, and a rejected post is pending again. If
 * `version` is not the newest, refuses and names the newest (409).
 */
export async function editPost(ctx: MemberWork, input: z.output<typeof schema.editPost>): Promise<Post> {
  const { id, version, boardId } = input
  const made = input.content === undefined ? undefined : await renderPostColumns(input.content)
  if (made) refuseMarkup(made, postRefusals)
  return atomically(ctx.em, async em => {
    const inside = { ...ctx, em }
    const post = await lockForChange(inside, id)
    if (version != null && version !== post.version)
      throw new Refusal('conflict', 'post.changed_meanwhile', { params: { version: post.version } })
    const before = viewSource(post)
    const writtenAt = post.editedAt ?? post.createdAt
    Object.assign(post, made, made && (await linkMentions(em, made.html)), {
      title: input.title ?? post.title,
      ...(input.images === undefined ? {} : { images: input.images ?? [] }),
      // Only the author may change whether the name is shown.
      isAnonymous: (isAuthor(ctx.viewer, post) ? input.isAnonymous : null) ?? post.isAnonymous,
      ...(boardId == null || boardId === post.board.id ? {} : { board: await boardToMoveTo(em, post, boardId) }),
    })
    const chosen = input.language === undefined ? post.chosenLanguage : input.language
    Object.assign(post, languageColumns(chosen, post, post.language))
    if (isDeepStrictEqual(before, viewSource(post))) return post
    if (post.isAnonymous && !before.isAnonymous && post.author) await hideAddressee(em, id, post.author.id)
    refuseManyPictures(post.html, post.images)
    await reviewEdit(inside, post, before)
    const now = ctx.site.clock.now()
    Object.assign(post, { version: post.version + 1, updatedAt: now })
    if (!isDeepStrictEqual(shownOf(before), shownOf(post))) await recordEdit(inside, post, { ...before, at: writtenAt })
    await markUsed(em, [post.content, ...post.images], now)
    await ctx.site.search.index(em, post)
    publishNoticesDue(ctx)
    if (!isAuthor(ctx.viewer, post))
      await recordAct(inside, { act: 'post.edit', target: `post ${id}`, before, after: viewSource(post) })
    return post
  })
}

async function recordEdit(ctx: MemberWork, post: Post, before: PostSource & { at: Date }): Promise<void> {
  const now = ctx.site.clock.now()
  post.editedAt = now
  await storeVersions(ctx.em, {
    type: 'post',
    id: post.id,
    author: post.author ?? null,
    editor: isAuthor(ctx.viewer, post) ? null : await requireMember(ctx.em, ctx.viewer),
    before: { ...versionOf(before), at: before.at },
    after: { ...versionOf(post), at: now },
  })
}

const versionOf = ({
  title,
  content,
  images,
  version,
}: Pick<PostSource, 'title' | 'content' | 'images' | 'version'>) => ({
  title,
  summary: null,
  content,
  images,
  version,
})

/** Locks a post. Refuses a viewer who may not change it. */
async function lockForChange({ em, viewer }: MemberWork, id: number): Promise<Post> {
  const post = requireFound(await lockPost(em, id), 'post.not_found')
  if (!canSee(viewer, post)) throw new Refusal('missing', 'post.not_found')
  allow(canChange(viewer, post), 'post.not_yours')
  return post
}

async function lockUnarchivedBoard(em: MemberWork['em'], boardId: number): Promise<Board> {
  const board = requireFound(await lockBoard(em, boardId), 'board.not_found')
  requireUnarchivedBoard(board)
  return board
}

/** Returns the open board that a post is moved to. Locks both boards, because the counts of both change. */
export async function boardToMoveTo(em: MemberWork['em'], post: Post, boardId: number): Promise<Board> {
  await lockBoards(em, [post.board.id, boardId])
  return lockUnarchivedBoard(em, boardId)
}

async function reviewEdit(ctx: MemberWork, post: Post, before: PostSource): Promise<void> {
  const { title, content } = post
  if (!isAuthor(ctx.viewer, post) || isDeepStrictEqual(shownOf(post), shownOf(before))) return
  if (title !== before.title || content !== before.content)
    post.fingerprint = await freshFingerprint(ctx, 'post', `${title}\n${content}`)
  await reviewAgain(ctx, post, 'forumPosts', [title, content])
}

const shownOf = ({ title, content, images }: Pick<PostSource, 'title' | 'content' | 'images'>) => ({
  title,
  content,
  images,
})

const postRefusals = {
  links: postLimits.links,
  empty: 'post.content_required',
  tooMany: 'post.too_many_links',
} as const

/** Returns the columns that are derived from a source: HTML, version of the renderer, and excerpt. */
export async function renderPostColumns(content: string) {
  const html = await renderMarkdown(content)
  return { content, html, renderer: rendererVersion, excerpt: beginningOf(proseOf(html), postLimits.excerpt) }
}
