import type { PublishedText, TextKind } from '../rpc/text-kind.ts'
import type { MemberWork } from '../rpc/work.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Outcome } from '../review/review.schema.ts'
import { articleBelongings } from './article-belongings.queries.ts'
import { Article } from './article.entity.ts'
import { theseArticles } from './article.queries.ts'
import { partTranslation } from './join-translation.ts'

// Articles are not reviewed before they appear: to be out of sight is to be archived as by an admin, which its author cannot undo.
const inHand = (article: Article): PublishedText => ({
  id: article.id,
  isPublic: article.isPublished(),
  reviewedAt: null,
  author: article.author ?? null,
  isAnonymous: false,
  title: article.title,
  content: article.excerpt,
  link: `/articles/${article.id}`,
  createdAt: article.createdAt,
  changedAt: article.updatedAt,
  hide: () => article.archive(true),
  settle: (ctx, outcome) => settle(ctx, article, outcome),
  async remove(ctx) {
    const { title, content, status } = article
    await recordAct(ctx, { act: 'article.remove', target: `article ${article.id}`, before: { title, content, status } })
    partTranslation(article)
    ctx.em.remove(article)
  },
})

async function settle(ctx: MemberWork, article: Article, { status }: Outcome): Promise<boolean> {
  const before = { status: article.status }
  if (status === 'rejected') article.archive(true)
  else if (article.archivedByAdmin) article.publish(ctx.site.clock.now())
  if (before.status === article.status) return false
  const after = { status: article.status }
  const act = article.isPublished() ? 'article.publish' : 'article.archive'
  await recordAct(ctx, { act, target: `article ${article.id}`, before, after })
  return true
}

export const articleText: TextKind = {
  entity: Article,
  byId: async (em, ids, how) => (await theseArticles(em, ids, how)).map(inHand),
  waiting: () => Promise.resolve([[], 0]),
  belongings: articleBelongings,
}
