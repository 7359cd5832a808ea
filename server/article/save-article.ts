import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Site } from '../rpc/context.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { hasSomethingToSee } from '../kernel/primitives.schema.ts'
import { allow, Refusal } from '../kernel/refusal.ts'
import { storeVersions } from '../history/version.queries.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import { beginningOf, proseOf } from '../markdown/read-html.ts'
import { rendererVersion, renderMarkdown } from '../markdown/render-markdown.ts'
import { languageColumns } from '../markdown/guess-language.ts'
import { requireMember } from '../member/require-member.ts'
import { canChange, isAuthor } from '../review/text-access.policy.ts'
import { linkMentions } from '../mention/find-mentions.ts'
import { publishNoticesDue } from '../notice/publish-notices-due.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { Article } from './article.entity.ts'
import { canSee, mayPublishAgain } from './article.policy.ts'
import { lockWithTranslation } from './article.queries.ts'
import { articleLimits, type ArticleSource, type ArticleStatus } from './article.schema.ts'
import type * as schema from './article.schema.ts'
import { linkTranslation, unlinkSameLanguage, unlinkTranslation } from './link-translation.ts'
import { holdForReview, requiresReview } from './hold-for-review.ts'
import { viewSource } from './article.view.ts'

/**
 * Creates an article of the caller, as a draft or published. If it contains a word of the word list, it is never public before an admin has reviewed
 * it.
 */
export async function writeArticle(ctx: MemberWork, input: z.output<typeof schema.writeArticle>): Promise<Article> {
  const { em, site, viewer } = ctx
  const now = site.clock.now()
  const { status, translationId, ...texts } = input
  const made = await renderArticleColumns(texts.content)
  const article = em.create(Article, {
    title: texts.title,
    summary: texts.summary ?? '',
    ...made,
    ...(await linkMentions(em, made.html)),
    ...languageColumns(texts.language, { title: texts.title, html: made.html }, ctx.locale),
    coverImage: texts.coverImage || null,
    category: categoryOf(site, texts.category),
    tags: distinct(texts.tags ?? []),
    status: 'draft',
    author: await requireMember(em, viewer),
    createdAt: now,
    updatedAt: now,
  })
  if (status === 'published') requireComplete(article)
  const isHeld = status === 'published' && (await requiresReview(ctx, article))
  if (!isHeld) changeStatus(article, status, viewer, now)
  if (article.isPublished()) publishNoticesDue(ctx)
  await markUsed(em, [article.content, article.coverImage], now)
  await site.search.index(em, article)
  em.persist(article)
  await ctx.commit(async held => {
    if (translationId != null)
      linkTranslation(viewer, article, translationId, await lockWithTranslation(held, translationId, null))
  })
  return isHeld ? setStatus(ctx, article.id, 'published') : article
}

/**
 * Changes the given fields and leaves the others. If `version` is not the newest, refuses and names the newest (409), so that two editors never
 * overwrite each other unnoticed.
 */
export async function editArticle(ctx: MemberWork, input: z.output<typeof schema.editArticle>): Promise<Article> {
  const { id, version, status, translationId, ...texts } = input
  const made = texts.content === undefined ? undefined : await renderArticleColumns(texts.content)
  const named = made && (await linkMentions(ctx.em, made.html))
  return change(ctx, { id, translationId }, 'article.edit', (article, now) => {
    if (version != null && version !== article.version)
      throw new Refusal('conflict', 'article.changed_meanwhile', { params: { version: article.version } })
    Object.assign(article, made, named, {
      ...(texts.title === undefined ? {} : { title: texts.title }),
      ...(texts.summary === undefined ? {} : { summary: texts.summary ?? '' }),
      ...(texts.coverImage === undefined ? {} : { coverImage: texts.coverImage || null }),
      ...(texts.category == null ? {} : { category: categoryOf(ctx.site, texts.category) }),
      ...(texts.tags === undefined ? {} : { tags: distinct(texts.tags ?? []) }),
      ...(texts.language === undefined ? {} : { chosenLanguage: texts.language }),
      version: article.version + 1,
      updatedAt: now,
    })
    if (article.isPublished()) requireComplete(article)
    if (status !== undefined) changeStatus(article, status, ctx.viewer, now)
  })
}

/** Publishes an article, archives it or turns it back into a draft. Setting the present status again has no effect. */
export function setStatus(ctx: MemberWork, id: number, status: ArticleStatus): Promise<Article> {
  return change(ctx, { id }, `article.${status}`, (article, now) => changeStatus(article, status, ctx.viewer, now))
}

/** Removes an article with its comments. A removal by somebody else than the author is recorded in the audit, with the article. */
export function removeArticle(ctx: MemberWork, id: number): Promise<void> {
  return atomically(ctx.em, async em => {
    const { article } = await lockForChange({ ...ctx, em }, { id })
    if (!isAuthor(ctx.viewer, article))
      await recordAct({ ...ctx, em }, { act: 'article.remove', target: `article ${id}`, before: viewSource(article) })
    await moveToBin({ ...ctx, em }, 'article', article)
    unlinkTranslation(article)
    em.remove(article)
  })
}

type Change = (article: Article, now: Date) => void

/** The article, and the wanted translation if that is to be changed. */
interface Named {
  id: number
  translationId?: number | null | undefined
}

function change(ctx: MemberWork, { id, translationId }: Named, act: string, apply: Change): Promise<Article> {
  return atomically(ctx.em, async em => {
    const { article, locked } = await lockForChange({ ...ctx, em }, { id, translationId })
    const before = viewSource(article)
    const { publishedAt, editedAt, createdAt } = article
    const was = { ...before, at: editedAt ?? publishedAt ?? createdAt }
    apply(article, ctx.site.clock.now())
    Object.assign(article, languageColumns(article.chosenLanguage, article, article.language))
    if (translationId !== undefined) linkTranslation(ctx.viewer, article, translationId, locked)
    unlinkSameLanguage(article)
    const inside = { ...ctx, em }
    if (
      article.isPublished() &&
      !isDeepStrictEqual(before, viewSource(article)) &&
      (await requiresReview(inside, article))
    )
      await holdForReview(inside, article)
    const after = viewSource(article)
    // Editors save a draft every few seconds, and nobody else has seen it, so a draft has no history.
    const isKept = publishedAt != null && [was.status, after.status].every(status => status !== 'draft')
    if (isKept && !isDeepStrictEqual(textsOf(was), textsOf(after))) await recordEdit(inside, article, was)
    await markUsed(em, [after.content, after.coverImage], ctx.site.clock.now())
    await ctx.site.search.index(em, article)
    if (article.isPublished()) publishNoticesDue(ctx)
    if (!isAuthor(ctx.viewer, article) && !isDeepStrictEqual(before, after))
      await recordAct(inside, { act, target: `article ${id}`, before, after })
    return article
  })
}

async function recordEdit(ctx: MemberWork, article: Article, before: ArticleSource & { at: Date }): Promise<void> {
  const now = ctx.site.clock.now()
  article.editedAt = now
  const after = viewSource(article)
  await storeVersions(ctx.em, {
    type: 'article',
    id: article.id,
    author: article.author ?? null,
    editor: isAuthor(ctx.viewer, article) ? null : await requireMember(ctx.em, ctx.viewer),
    before: { ...textsOf(before), version: before.version, at: before.at },
    after: { ...textsOf(after), version: after.version, at: now },
  })
}

const textsOf = ({ title, summary, content, coverImage }: ArticleSource) => ({
  title,
  summary,
  content,
  images: coverImage === '' ? [] : [coverImage],
})

/** Locks an article and the wanted translation. Refuses a viewer who may not change the article. */
async function lockForChange({ em, viewer }: Pick<MemberWork, 'em' | 'viewer'>, { id, translationId }: Named) {
  const locked = await lockWithTranslation(em, id, translationId)
  const article = locked.find(each => each.id === id)
  if (article === undefined || !canSee(viewer, article)) throw new Refusal('missing', 'article.not_found')
  allow(canChange(viewer, article), 'article.not_yours')
  return { article, locked }
}

function changeStatus(article: Article, status: ArticleStatus, viewer: Viewer, now: Date): void {
  if (status === article.status) return
  if (status === 'archived')
    return may(viewer, 'texts') && !isAuthor(viewer, article) ? article.hold() : article.archive()
  if (!mayPublishAgain(viewer, article)) throw new Refusal('conflict', 'article.archived_by_admin')
  if (status === 'draft') return article.withdraw()
  requireComplete(article)
  article.publish(now)
}

/** Refuses to publish an article without a title or a text. Drafts may be incomplete. */
function requireComplete({ title, content }: Article): void {
  if (!hasSomethingToSee(title)) throw new Refusal('invalid', 'article.title_required', { field: 'title' })
  if (!hasSomethingToSee(content)) throw new Refusal('invalid', 'article.content_required', { field: 'content' })
}

/** Returns the columns that are derived from a source: HTML, version of the renderer, and excerpt. */
export async function renderArticleColumns(content: string) {
  const html = await renderMarkdown(content)
  return { content, html, renderer: rendererVersion, excerpt: beginningOf(proseOf(html), articleLimits.excerpt) }
}

const distinct = (tags: readonly string[]) => [...new Set(tags.filter(tag => tag !== ''))]

/** Returns the stored name of a category, given any of its names; without a name, the first of the content's list. */
function categoryOf({ categories }: Pick<Site, 'categories'>, named: string | null | undefined): string {
  const kept = named ? categories.get(named) : categories.values().next().value
  if (kept === undefined) throw new Refusal('invalid', 'article.category', { field: 'category' })
  return kept
}
