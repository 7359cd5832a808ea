import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ArticlePage } from '#app/components/article/article-page.tsx'
import { Comments } from '#app/components/comment/comments.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { articleCategories } from '#app/content/pages/articles.ts'
import { bookmarkOf } from '#app/forms/bookmark-and-follow.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { markNoticesRead, textsOfType } from '#app/forms/mark-notices-read.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { articleStatusActs } from '#app/forms/article.action.ts'
import { commentAction } from '#app/forms/comment.action.ts'
import { dispatchAct } from '#app/forms/dispatch-act.ts'
import { langOf } from '#app/i18n/locale.ts'
import { commentLimits, listReplies } from '#server/comment/comment.schema.ts'
import '#app/styles/pages/articles/article.css'
import '#app/styles/pages/picture.css'

export const handle = {
  i18n: ['article', 'history', 'comment', 'like', 'bookmark', 'report', 'mention', 'picture', 'mute'],
}

/** Loads an article with one page of its comments; this counts as a read. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { api, locale, site } = context
  const { origin, searchParams } = new URL(request.url)
  const id = idParam(args)
  const [{ content: _source, ...article }, comments, isBookmarked] = await Promise.all([
    orErrorPage(api.article.byId({ id })),
    commentsFor(context, id, searchParams),
    bookmarkOf(context, 'article', id),
  ])
  const shown = comments.comments.flatMap(comment => [comment, ...comment.replies])
  const unreadNotices = await markNoticesRead(
    context,
    [{ type: 'article', id }, ...textsOfType('comment', shown)],
    '/articles',
  )
  return {
    article,
    isBookmarked,
    unreadNotices,
    categories: articleCategories(locale),
    address: `${site.url ?? origin}/articles/${id}`,
    ...comments,
    answering: Number(searchParams.get('reply')) || undefined,
    limit: commentLimits.content,
    repliesPerPage: commentLimits.replies,
    stamp: context.createFormToken(),
  }
}

/** Loads one page of threads. The URL may ask for another page of answers in one of them. */
async function commentsFor({ api }: AppLoadContext, articleId: number, query: URLSearchParams) {
  const { comments, ...list } = await orErrorPage(api.comment.list({ articleId, page: pageNumber(query) }))
  const threadId = comments.find(({ id }) => String(id) === query.get('thread'))?.id
  const answersPage = { threadId, page: pageNumber(new URLSearchParams({ page: query.get('turn') ?? '1' })) }
  if (threadId === undefined) return { comments, ...list, answersPage }
  const { replies } = await orErrorPage(
    api.comment.replies(listReplies.parse({ id: threadId, page: answersPage.page })),
  )
  return {
    comments: comments.map(thread => (thread.id === threadId ? { ...thread, replies } : thread)),
    ...list,
    answersPage,
  }
}

/** Handles a new comment, or a change of the article's status. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const id = idParam(args)
  return dispatchAct(args, { comment: sent => commentAction(sent, id), ...articleStatusActs(id) })
}

export const shouldRevalidate = revalidateUnlessRefused

interface Version {
  id: number
  language: 'zh' | 'en'
}

/** Returns the addresses of an article that exists in both languages. */
function versionsOf(article: Version, other: Version) {
  const [zh, en] = article.language === 'zh' ? [article, other] : [other, article]
  return { own: article.language, zh: `/articles/${zh.id}`, en: `/articles/${en.id}` }
}

export const meta: MetaFunction<typeof loader> = page => {
  const article = page.data?.article
  return pageMeta(page, {
    title: article?.title,
    description: article?.summary,
    image: article?.coverImage,
    share: article && `article-${article.id}`,
    versions: article?.translation ? versionsOf(article, article.translation) : undefined,
    kind: 'Article',
    more: article && {
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      inLanguage: langOf(article.language),
      author: { '@type': 'Person', name: article.author.username },
    },
    isPrivate: article?.status !== 'published',
  })
}

export default function ArticleRoute() {
  const {
    article,
    isBookmarked,
    categories,
    address,
    page,
    limit,
    unreadNotices: _,
    ...comments
  } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const root = useRoot()
  const place = { articleId: article.id, page }
  const readerId = root?.me?.id ?? null
  const isReported = article.status === 'published' && (readerId === null || article.author.id !== readerId)
  return (
    <ArticlePage
      key={article.id}
      article={article}
      categories={categories}
      address={address}
      isReported={isReported}
      isBookmarked={isBookmarked}
    >
      <Comments
        {...comments}
        place={place}
        count={article.commentCount}
        limit={limit}
        authorId={article.author.id}
        readerId={readerId}
        isOpen={article.status === 'published'}
        now={root?.now ?? ''}
        result={result}
        refusedAt={Number(result?.values['parentId']) || undefined}
      />
    </ArticlePage>
  )
}
