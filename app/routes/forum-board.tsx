import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { forumFeedAddress } from '#app/components/forum/forum-address.ts'
import { BoardPage } from '#app/components/forum/board-page.tsx'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { forumPage } from '#app/content/pages/forum.ts'
import { followOf } from '#app/forms/bookmark-and-follow.ts'
import { sortIn, withoutTexts } from '#app/forms/forum-lists.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { readTexts, type LanguageFilter } from '#app/forms/read-texts-by-language.ts'
import { fallbackOnServerError } from '#app/forms/fallback-on-failure.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum', 'search', 'follow', 'mute'] }

export { headers } from '#app/forms/retry-headers.ts'

/** Loads a board with one page of its posts, in the order of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, reportFault } = args.context
  const query = new URL(args.request.url).searchParams
  const id = idParam(args)
  const sort = sortIn(query)
  const listed = ({ language }: LanguageFilter) =>
    api.post.list({ boardId: id, sort, language, page: pageNumber(query) }).then(withoutTexts)
  const [board, { boards }, list, isFollowed] = await Promise.all([
    orErrorPage(api.board.byId({ id })),
    orErrorPage(api.board.list({})),
    orErrorPage(
      fallbackOnServerError(readTexts(args.context, args.request, listed), null, fault =>
        reportFault(fault, '/forum/board'),
      ),
    ),
    followOf(args.context, 'board', id),
  ])
  return {
    board,
    boards,
    isFollowed,
    sort,
    list: list && { ...list.list, texts: list.texts },
    feed: forumFeedAddress(id, list?.texts.shown === 'this' ? locale : undefined),
    forum: forumPage(locale).title,
  }
}

export const meta: MetaFunction<typeof loader> = page => [
  ...pageMeta(page, {
    title: page.data && `${page.data.board.name} · ${page.data.forum}`,
    description: page.data?.board.description || undefined,
    kind: 'CollectionPage',
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: page.data?.feed ?? forumFeedAddress() },
]

export default function Board() {
  const { forum: _, ...props } = useLoaderData<typeof loader>()
  return <BoardPage {...props} now={useRoot()?.now ?? ''} />
}

export const ErrorBoundary = ForumFailure
