import type { DecidableText, DecisionWork, LoadedText, TextKind } from '../rpc/text-kind-contract.ts'
import { recordAct } from '../audit/record-act.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import type { TextState } from '../decision/decision.schema.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import type { Outcome } from '../review/review.schema.ts'
import { articlePersonalData } from './article-personal-data.queries.ts'
import { Article } from './article.entity.ts'
import { articleRows, findArticlesByIds } from './article.queries.ts'
import { unlinkTranslation } from './link-translation.ts'

// Articles are not reviewed before they appear. Rejecting one archives it as by an admin, which its author cannot undo.
const toDecidableText = (article: Article): DecidableText => ({
  id: article.id,
  state: textStateOf(article),
  changedAt: article.updatedAt,
  applyReview: (ctx, outcome) => applyReview(ctx, article, outcome),
  revert: (ctx, before) => revert(ctx, article, before),
})

const toLoadedText = (article: Article): LoadedText => ({
  ...toDecidableText(article),
  isPublic: article.isPublished(),
  reviewedAt: null,
  author: article.author ?? null,
  isAnonymous: false,
  title: article.title,
  content: article.excerpt,
  fullText: {
    content: article.content,
    html: unlinkNames(article.html, article.pageless),
    images: article.coverImage ? [article.coverImage] : [],
  },
  parent: null,
  link: `/articles/${article.id}`,
  createdAt: article.createdAt,
  hide: () => article.hold(),
  async remove(ctx) {
    const { title, content, status } = article
    await recordAct(ctx, { act: 'article.remove', target: `article ${article.id}`, before: { title, content, status } })
    await moveToBin(ctx, 'article', article)
    unlinkTranslation(article)
    ctx.em.remove(article)
  },
  afterRestore: ctx => ctx.site.search.index(ctx.em, article),
})

const textStateOf = ({ status }: Article): TextState => ({ status, reason: null, reviewedAt: null })

async function applyReview(ctx: DecisionWork, article: Article, { status }: Outcome): Promise<boolean> {
  const before = { status: article.status }
  const stateBefore = textStateOf(article)
  if (status === 'rejected') article.hold()
  else if (article.isHeld) article.publish(ctx.site.clock.now())
  if (before.status === article.status) return false
  const after = { status: article.status }
  const act = article.isPublished() ? 'article.publish' : 'article.archive'
  await recordAct(ctx, { act, target: `article ${article.id}`, before, after })
  await recordDecision(ctx, { type: 'article', id: article.id, before: stateBefore, after: textStateOf(article) })
  return true
}

async function revert(ctx: DecisionWork, article: Article, { status }: TextState): Promise<void> {
  const before = { status: article.status }
  if (status === 'published') article.publish(ctx.site.clock.now())
  else article.hold()
  const after = { status: article.status }
  await recordAct(ctx, { act: 'desk.undo', target: `article ${article.id}`, before, after })
}

export const articleText: TextKind = {
  entity: Article,
  byId: async (em, ids, how) => (await findArticlesByIds(em, ids, how)).map(toLoadedText),
  findDecidable: async (em, ids) => (await articleRows(em, ids, 'update')).map(toDecidableText),
  findPending: () => Promise.resolve([[], 0]),
  personalData: articlePersonalData,
}
