import { sampleArticles } from '#app/content/index.ts'
import type { Locale, Site } from '../../rpc/context.ts'
import { Article } from '../../article/article.entity.ts'
import { renderArticleColumns } from '../../article/save-article.ts'
import { after, days } from '../../kernel/clock.ts'
import { Member } from '../../member/member.entity.ts'

type Em = ReturnType<Site['fork']>
type SeedContext = Pick<Site, 'search'> & { em: Em }
type Text = ReturnType<typeof sampleArticles>[number] & { language: Locale; author: Member | null }

/**
 * Adds the articles of the seed content if there are none, unless `seed` is `none`. They are in both languages, linked as translations, with the
 * first admin as author (SEED: docs/operations.md#settings).
 */
export async function seedArticles(site: Site, seed: 'demo' | 'none'): Promise<void> {
  const em = site.fork()
  if (seed === 'none' || (await em.count(Article)) > 0) return
  const [author] = await em.find(Member, { role: 'admin' }, { orderBy: { id: 'asc' }, limit: 1 })
  const [zh, en] = [sampleArticles('zh'), sampleArticles('en')]
  const context = { em, search: site.search }
  const signed = { author: author ?? null }
  const now = site.clock.now()
  for (const [index, chinese] of zh.entries()) {
    const daysAgo = 2 * (zh.length - index)
    const english = await createArticle(
      context,
      { ...(en[index] ?? chinese), ...signed, language: 'en' },
      after(now, -days(daysAgo)),
    )
    const other = await createArticle(
      context,
      { ...chinese, ...signed, language: 'zh' },
      after(now, -days(daysAgo - 1)),
    )
    // Rows can reference each other only when both exist.
    await em.flush()
    Object.assign(english, { translation: other })
    Object.assign(other, { translation: english })
  }
  await em.flush()
}

async function createArticle({ em, search }: SeedContext, text: Text, at: Date): Promise<Article> {
  const { title, summary, content, category, tags, language, author } = text
  const texts = { title, summary, category, tags, language, author, ...(await renderArticleColumns(content)) }
  const moments = { createdAt: at, updatedAt: at }
  const article = em.create(Article, { ...texts, ...moments, status: 'draft' })
  article.publish(at)
  em.persist(article)
  await search.index(em, article)
  return article
}
