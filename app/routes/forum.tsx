import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { forumFeedAddress } from '#app/components/forum/forum-address.ts'
import { ForumFront } from '#app/components/forum/forum-front.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { forumPage } from '#app/content/pages/forum.ts'
import { withoutText, withoutTexts } from '#app/forms/forum-lists.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { readTexts, type LanguageFilter } from '#app/forms/read-texts-by-language.ts'
import { fallbackOnServerError } from '#app/forms/fallback-on-failure.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum', 'search', 'mute'] }

export { headers } from '#app/forms/retry-headers.ts'

const hotPostCount = 8

/** Loads the boards, one page of the newest posts, which includes pinned ones, and the hottest posts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale, reportFault } = context
  const report = (fault: unknown) => reportFault(fault, '/forum')
  const page = pageNumber(new URL(request.url).searchParams)
  const [{ boards }, front] = await Promise.all([
    orErrorPage(api.board.list({})),
    fallbackOnServerError(readTexts(context, request, frontOf(api, page)), null, report),
  ])
  const hotPosts = (front?.list.hot ?? [])
    .filter(({ isSticky, isMuted, isWriterMuted }) => !isSticky && !isMuted && !isWriterMuted)
    .slice(0, hotPostCount)
  return {
    ...forumPage(locale),
    boards,
    latest: front && { ...front.list.latest, texts: front.texts },
    hot: hotPosts,
    feed: forumFeedAddress(undefined, front?.texts.shown === 'this' ? locale : undefined),
  }
}

const frontOf = (api: AppLoadContext['api'], page: number) => async (wanted: LanguageFilter) => {
  const { latest, hot } = await api.post.front({ page, language: wanted.language, hot: 2 * hotPostCount })
  return { latest: withoutTexts(latest), hot: hot.map(withoutText), total: latest.total }
}

export const meta: MetaFunction<typeof loader> = page => [
  ...pageMeta(page, { title: page.data?.title, description: page.data?.lead, kind: 'CollectionPage' }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: page.data?.feed ?? forumFeedAddress() },
]

export default function Forum() {
  return <ForumFront {...useLoaderData<typeof loader>()} now={useRoot()?.now ?? ''} />
}
