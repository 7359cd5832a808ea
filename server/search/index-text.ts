import type { Work } from '../rpc/unit-of-work.ts'
import { Article } from '../article/article.entity.ts'
import { textOf } from '../markdown/read-html.ts'
import { Post } from '../post/post.entity.ts'
import { normal } from './fold-text.ts'
import { SearchEntry } from './search.entity.ts'
import { entryOf } from './search.queries.ts'
import { soundsOf } from './pinyin.ts'
import { authorTerm, boardTerm, termsOf } from './search-terms.ts'

/** Increase it when texts are indexed differently. Then all texts are indexed again (reindex.ts). */
export const indexVersion = 1

/** Implements `SearchIndex.index` (server/rpc/search-index-contract.ts). */
export async function indexText(em: Work['em'], text: object): Promise<void> {
  if (text instanceof Article) await indexArticle(em, text, article => entryOf(em, { article }))
  else if (text instanceof Post) await indexPost(em, text, post => entryOf(em, { post }))
  else throw new Error('only articles and posts are searched')
}

/** Indexes the text of an entry again. */
export async function reindexEntry(em: Work['em'], entry: SearchEntry): Promise<void> {
  const known = () => Promise.resolve(entry)
  if (entry.article) await indexArticle(em, entry.article, known)
  else if (entry.post) await indexPost(em, entry.post, known)
}

type EntryOf<Text> = (text: Text) => Promise<SearchEntry | null>

async function indexArticle(em: Work['em'], article: Article, entry: EntryOf<Article>): Promise<void> {
  const known = article.id ? await entry(article) : null
  if (!article.isPublished()) {
    if (known) em.remove(known)
    return
  }
  const { title, summary, tags, html, author, publishedAt } = article
  const columns = {
    ...(await columnsOf(
      article,
      [title, summary, tags.join(' '), textOf(html)],
      author ? [authorTerm(author.id)] : [],
    )),
    at: publishedAt ?? article.createdAt,
  }
  if (known) Object.assign(known, columns)
  else em.persist(em.create(SearchEntry, { article, ...columns }))
}

async function indexPost(em: Work['em'], post: Post, entry: EntryOf<Post>): Promise<void> {
  const { title, html, board, author, isAnonymous } = post
  // The author of an anonymous post gets no term, so that a search by member does not find it.
  const found = [boardTerm(board.id), ...(author && !isAnonymous ? [authorTerm(author.id)] : [])]
  const columns = { ...(await columnsOf(post, [title, textOf(html)], found)), at: post.createdAt }
  const known = post.id ? await entry(post) : null
  if (known) Object.assign(known, columns)
  else em.persist(em.create(SearchEntry, { post, ...columns }))
}

async function columnsOf({ language, title }: Article | Post, parts: readonly string[], found: readonly string[]) {
  const whole = parts.join(' \n ')
  return {
    language,
    title: normal(title).slice(0, 400),
    text: normal(whole),
    terms: [...termsOf(whole), ...found],
    sounds: await soundsOf(title),
    version: indexVersion,
  }
}
