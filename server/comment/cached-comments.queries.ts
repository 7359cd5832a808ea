import { shownArticle } from '../article/article.queries.ts'
import { CachedPages } from '../text/cached-list-pages.queries.ts'
import type { Comment } from './comment.entity.ts'
import { repliesOf, threadsOf, type AskedComments, type Replies } from './comment.queries.ts'
import { commentLimits } from './comment.schema.ts'

interface Listed {
  threads: Comment[]
  /** The first answers to each thread, by its id. */
  answers: ReadonlyMap<number, Replies>
  total: number
}

/** The pages of an article's threads, newest first. Only staff who review may ask for a status. */
export const commentPages = new CachedPages<AskedComments, Listed, Comment>({
  type: 'comment',
  place: 'article',
  hidden: `status <> 'approved'`,
  placeOf: ({ articleId }) => articleId,
  keyOf: ({ articleId, page, limit }) => [articleId, page, limit].join(' '),
  isPublic: async (asking, { articleId }) => Boolean(await shownArticle(asking, articleId)),
  list: async (em, viewer, asked) => {
    const [threads, total] = await threadsOf(em, viewer, asked)
    const ids = threads.map(({ id }) => id)
    return { threads, answers: await repliesOf(em, viewer, ids, commentLimits.replies), total }
  },
  textsOf: ({ threads, answers }) => [...threads, ...[...answers.values()].flatMap(({ replies }) => replies)],
  membersOf: ({ author }) => [author],
  wordsOf: ({ content }) => [content],
})
