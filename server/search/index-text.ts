import type { Work } from '../rpc/work.ts'
import { Article } from '../article/article.entity.ts'
import { textOf } from '../markdown/read-html.ts'
import { Post } from '../post/post.entity.ts'
import { SearchEntry } from './search.entity.ts'
import { entryOf } from './search.queries.ts'
import { normal, termsOf } from './terms.ts'

/** What `TextIndex.keep` promises (server/rpc/text-index.ts). */
export async function indexText(em: Work['em'], text: object): Promise<void> {
  if (text instanceof Article) await indexArticle(em, text)
  else if (text instanceof Post) await indexPost(em, text)
  else throw new Error('only articles and posts are searched')
}

async function indexArticle(em: Work['em'], article: Article): Promise<void> {
  const known = article.id ? await entryOf(em, { article }) : null
  if (!article.isPublished()) {
    if (known) em.remove(known)
    return
  }
  const columns = columnsOf(article, [article.title, article.summary, article.tags.join(' '), textOf(article.html)])
  if (known) Object.assign(known, columns)
  else em.persist(em.create(SearchEntry, { article, ...columns }))
}

async function indexPost(em: Work['em'], post: Post): Promise<void> {
  const columns = columnsOf(post, [post.title, textOf(post.html)])
  const known = post.id ? await entryOf(em, { post }) : null
  if (known) Object.assign(known, columns)
  else em.persist(em.create(SearchEntry, { post, ...columns }))
}

function columnsOf({ language, title }: Article | Post, parts: readonly string[]) {
  const whole = parts.join(' \n ')
  return { language, title: normal(title).slice(0, 400), text: normal(whole), terms: termsOf(whole) }
}
