import type { DecidableText, DecisionWork, PublishedText, TextKind } from '../rpc/text-kind.ts'
import { recordAct } from '../audit/record-act.ts'
import { putInBin } from '../bin/put-in-bin.ts'
import type { Stood } from '../decision/decision.schema.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { unlinkNames } from '../mention/link-mentions.ts'
import type { Outcome } from '../review/review.schema.ts'
import { articlePersonalData } from './article-personal-data.queries.ts'
import { Article } from './article.entity.ts'
import { articleRows, theseArticles } from './article.queries.ts'
import { partTranslation } from './join-translation.ts'

// Articles are not reviewed before they appear. Rejecting one archives it as by an admin, which its author cannot undo.
const decidable = (article: Article): DecidableText => ({
  id: article.id,
  standing: standingOf(article),
  changedAt: article.updatedAt,
  settle: (ctx, outcome) => settle(ctx, article, outcome),
  revert: (ctx, before) => revert(ctx, article, before),
})

const inHand = (article: Article): PublishedText => ({
  ...decidable(article),
  isPublic: article.isPublished(),
  reviewedAt: null,
  author: article.author ?? null,
  isAnonymous: false,
  title: article.title,
  content: article.excerpt,
  whole: {
    content: article.content,
    html: unlinkNames(article.html, article.pageless),
    images: article.coverImage ? [article.coverImage] : [],
  },
  answers: null,
  link: `/articles/${article.id}`,
  createdAt: article.createdAt,
  hide: () => article.archive(true),
  async remove(ctx) {
    const { title, content, status } = article
    await recordAct(ctx, { act: 'article.remove', target: `article ${article.id}`, before: { title, content, status } })
    await putInBin(ctx, 'article', article)
    partTranslation(article)
    ctx.em.remove(article)
  },
  restored: ctx => ctx.site.search.keep(ctx.em, article),
})

const standingOf = ({ status }: Article): Stood => ({ status, reason: null, reviewedAt: null })

async function settle(ctx: DecisionWork, article: Article, { status }: Outcome): Promise<boolean> {
  const before = { status: article.status }
  const stood = standingOf(article)
  if (status === 'rejected') article.archive(true)
  else if (article.archivedByAdmin) article.publish(ctx.site.clock.now())
  if (before.status === article.status) return false
  const after = { status: article.status }
  const act = article.isPublished() ? 'article.publish' : 'article.archive'
  await recordAct(ctx, { act, target: `article ${article.id}`, before, after })
  await recordDecision(ctx, { type: 'article', id: article.id, before: stood, after: standingOf(article) })
  return true
}

async function revert(ctx: DecisionWork, article: Article, { status }: Stood): Promise<void> {
  const before = { status: article.status }
  if (status === 'published') article.publish(ctx.site.clock.now())
  else article.archive(true)
  const after = { status: article.status }
  await recordAct(ctx, { act: 'desk.undo', target: `article ${article.id}`, before, after })
}

export const articleText: TextKind = {
  entity: Article,
  byId: async (em, ids, how) => (await theseArticles(em, ids, how)).map(inHand),
  toDecide: async (em, ids) => (await articleRows(em, ids, 'locked')).map(decidable),
  waiting: () => Promise.resolve([[], 0]),
  personalData: articlePersonalData,
}
