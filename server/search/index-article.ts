import type { Work } from '../api/work.ts'
import type { Article } from '../article/article.entity.ts'
import { textOf } from '../markdown/read-html.ts'
import { SearchEntry } from './search.entity.ts'
import { entryOf } from './search.queries.ts'
import { normal, termsOf } from './terms.ts'

/** Lets an article be found as it is now, where everybody may see it; goes into the unit of work that saves it. Its texts must be loaded. */
export async function indexArticle(em: Work['em'], article: Article): Promise<void> {
  const known = article.id ? await entryOf(em, { article }) : null
  if (!article.isPublished()) {
    if (known) em.remove(known)
    return
  }
  const whole = [article.title, article.summary, article.tags.join(' '), textOf(article.html)].join(' \n ')
  const entry = {
    language: article.language,
    title: normal(article.title).slice(0, 400),
    text: normal(whole),
    terms: termsOf(whole),
  }
  if (known) Object.assign(known, entry)
  else em.persist(em.create(SearchEntry, { article, ...entry }))
}
