import type { Work } from '../api/work.ts'
import { textOf } from '../markdown/read-html.ts'
import type { Post } from '../post/post.entity.ts'
import { SearchEntry } from './search.entity.ts'
import { entryOf } from './search.queries.ts'
import { normal, termsOf } from './terms.ts'

/** Lets a post be found as it is now, for as long as everybody sees it; goes into the unit of work that saves it. Its texts must be loaded. */
export async function indexPost(em: Work['em'], post: Post): Promise<void> {
  const whole = [post.title, textOf(post.html)].join(' \n ')
  const entry = {
    language: post.language,
    title: normal(post.title).slice(0, 400),
    text: normal(whole),
    terms: termsOf(whole),
  }
  const known = post.id ? await entryOf(em, { post }) : null
  if (known) Object.assign(known, entry)
  else em.persist(em.create(SearchEntry, { post, ...entry }))
}
