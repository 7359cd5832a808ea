import { seedContent } from '#app/content/index.ts'
import type { Site } from '../../api/context.ts'
import { Article } from '../../article/article.entity.ts'
import { rendering } from '../../article/save-article.ts'
import { after, days } from '../../kernel/clock.ts'
import { Member } from '../../member/member.entity.ts'
import { indexArticle } from '../../search/index-article.ts'

/** Fills an empty list of articles with those of the content, in both languages, in the name of the first admin (commands: SEED). */
export async function sowArticles(site: Site, seed: 'demo' | 'none'): Promise<void> {
  const em = site.fork()
  if (seed === 'none' || (await em.count(Article)) > 0) return
  const [author] = await em.find(Member, { role: 'admin' }, { orderBy: { id: 'asc' }, limit: 1 })
  const [zh, en] = [seedContent('zh').articles, seedContent('en').articles]
  const told = zh.flatMap((article, index) => [en[index] ?? article, article])
  for (const [index, { title, summary, content, category, tags }] of told.entries()) {
    const at = after(site.clock.now(), -days(told.length - index))
    const moments = { createdAt: at, updatedAt: at }
    const texts = { title, summary, category, tags, ...(await rendering(content)) }
    const article = em.create(Article, { ...texts, ...moments, status: 'draft', author: author ?? null })
    article.publish(at)
    em.persist(article)
    await indexArticle(em, article)
  }
  await em.flush()
}
