import { z } from 'zod'
import type { Context } from '../rpc/context.ts'
import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router } from '../rpc/procedures.ts'
import { removeProcedure } from '../rpc/remove-procedure.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { historyProcedures } from '../history/history-procedures.ts'
import { canReadHistory, type Versioned } from '../history/read-history.ts'
import { byId, pageOf } from '../kernel/primitives.schema.ts'
import { allow, requireFound } from '../kernel/refusal.ts'
import { headingsIn } from '../markdown/read-html.ts'
import { currentHtml, renderMarkdown } from '../markdown/render-markdown.ts'
import { textsOfCohort } from '../member/cohort.schema.ts'
import { listOfMember } from '../member/member-page.schema.ts'
import { toAuthorCard } from '../member/author-card.ts'
import { requireCohort } from '../member/require-cohort.ts'
import { requireMemberPage } from '../member/require-member-page.ts'
import { linkMentions } from '../mention/find-mentions.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import { addMentionTags } from '../mention/add-mention-tags.ts'
import { recordPageView } from '../page-view/record-page-view.ts'
import { canChange } from '../review/text-access.policy.ts'
import type { Article } from './article.entity.ts'
import { publishedOnly } from './article.policy.ts'
import {
  articlesInOrder,
  articlesOfCohort,
  findArticleWithTexts,
  listArticles,
  newestArticles,
  shownArticle,
  shownArticles,
} from './article.queries.ts'
import * as schema from './article.schema.ts'
import { viewArticle, viewFullArticle, viewOffered, viewSource } from './article.view.ts'
import { listTranslatable } from './link-translation.ts'
import { filterFor } from './list-filter.ts'
import { awaitsReview } from './hold-for-review.ts'
import { editArticle, removeArticle, setStatus, writeArticle } from './save-article.ts'

export const articleRouter = router({
  list: anyone
    .input(schema.listArticles)
    .output(schema.articleList)
    .query(async ({ ctx, input, signal }) => {
      const filter = filterFor(ctx, input)
      const { search, page, limit } = input
      if (search) {
        const asked = { ...filter, kind: 'article', q: search, page, limit } as const
        const { hits, total } = await ctx.site.search.find(asked, signal)
        const ids = hits.map(({ id }) => id)
        return { articles: cards(ctx, await articlesInOrder(ctx.em, ids)), ...pageOf(total, input) }
      }
      const isPublic = filter.status === 'published' && filter.author === undefined
      const [articles, total] = await (isPublic
        ? shownArticles(ctx, filter, input)
        : listArticles(ctx.em, filter, input))
      return { articles: cards(ctx, articles), ...pageOf(total, input) }
    }),

  /** Published articles of a member, newest first, if the viewer may open the member's page. */
  ofMember: anyone
    .input(listOfMember)
    .output(schema.articleList)
    .query(async ({ ctx, input }) => {
      const { id } = await requireMemberPage(ctx, input)
      const [articles, total] = await listArticles(ctx.em, { author: id, ...publishedOnly }, input)
      return { articles: cards(ctx, articles), ...pageOf(total, input) }
    }),

  /** The newest articles of a class or a department, by members whose page the viewer may see. */
  ofCohort: anyone
    .input(textsOfCohort)
    .output(z.array(schema.articleCard))
    .query(async ({ ctx, input }) =>
      cards(ctx, await articlesOfCohort(ctx.em, requireCohort(ctx.viewer, input), input.limit)),
    ),

  /** The newest articles of all, of one category or of one member, with their HTML, for feeds. */
  newest: anyone
    .input(schema.newestArticles)
    .output(schema.newest)
    .query(async ({ ctx, input: { category, username, language, limit } }) => {
      const { em, site } = ctx
      const author = username === undefined ? undefined : (await requireMemberPage(ctx, { username })).id
      const filter = { category: category && (site.categories.get(category) ?? category), author, language }
      const articles = await newestArticles(em, filter, limit)
      return articles.map(article => ({
        ...viewArticle(ctx.viewer, article),
        html: unlinkNames(article.html, article.pageless),
      }))
    }),

  /** Counts a view, at most once in 30 minutes for each reader. */
  byId: anyone
    .input(byId)
    .output(schema.fullArticle)
    .query(async ({ ctx, input: { id } }) => {
      const article =
        (await shownArticle(ctx, id)) ??
        requireFound(await findArticleWithTexts(ctx.em, ctx.viewer, id), 'article.not_found')
      const views = article.isPublished() ? await recordPageView(ctx, 'article', id) : undefined
      addMentionTags(ctx, [article])
      const full = await fullView(ctx, article)
      const html = await currentHtml(article)
      const contents = html === full.html ? full.contents : headingsIn(html)
      return { ...full, html, contents, views: views ?? full.views }
    }),

  /** The source for the editor, with the version to send back. */
  source: member
    .meta({ asSent: true })
    .input(byId)
    .output(schema.articleSource)
    .query(async ({ ctx: { em, viewer }, input: { id } }) => {
      const article = requireFound(await findArticleWithTexts(em, viewer, id), 'article.not_found')
      allow(canChange(viewer, article), 'article.not_yours')
      return viewSource(article)
    }),

  ...historyProcedures(versioned),

  /** The articles that may be chosen as the translation of an article, or of a new one. */
  translatable: member
    .input(schema.translatable)
    .output(schema.translatables)
    .query(async ({ ctx, input }) =>
      (await listTranslatable(ctx, input.id)).map(article => viewOffered(ctx.viewer, article)),
    ),

  write: member
    .input(schema.writeArticle)
    .output(schema.fullArticle)
    .use(limited('article'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'article.write', schema.fullArticle, async () =>
        fullView(ctx, await writeArticle(ctx, input)),
      ),
    ),

  edit: member
    .input(schema.editArticle)
    .output(schema.fullArticle)
    .use(limited('articleEdit'))
    .mutation(async ({ ctx, input }) => fullView(ctx, await editArticle(ctx, input))),

  publish: member
    .input(byId)
    .output(schema.fullArticle)
    .use(limited('articleEdit'))
    .mutation(async ({ ctx, input: { id } }) => fullView(ctx, await setStatus(ctx, id, 'published'))),

  archive: member
    .input(byId)
    .output(schema.fullArticle)
    .use(limited('articleEdit'))
    .mutation(async ({ ctx, input: { id } }) => fullView(ctx, await setStatus(ctx, id, 'archived'))),

  remove: removeProcedure(removeArticle),

  /** Renders a source for the preview of the editor. */
  preview: member
    .input(schema.previewArticle)
    .output(schema.rendered)
    .use(limited('preview'))
    .mutation(async ({ ctx: { em }, input: { content } }) => {
      const { html } = await linkMentions(em, await renderMarkdown(content))
      return { html, contents: headingsIn(html) }
    }),
})

async function versioned({ em, viewer }: ProcedureContext, id: number): Promise<Versioned> {
  const article = requireFound(await findArticleWithTexts(em, viewer, id), 'article.not_found')
  allow(canReadHistory(viewer, article), 'article.not_yours')
  return { type: 'article', id, author: toAuthorCard(article.author) }
}

const cards = ({ viewer }: Context, articles: readonly Article[]) =>
  articles.map(article => viewArticle(viewer, article))

const fullView = async (ctx: ProcedureContext, article: Article) =>
  viewFullArticle(ctx.viewer, article, await awaitsReview(ctx, article))
