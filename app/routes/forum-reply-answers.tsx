import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AnswersPage } from '#app/components/forum/answers-page.tsx'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { markNoticesRead, textsOfType } from '#app/forms/mark-notices-read.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'
import '#app/styles/pages/picture.css'

export const handle = { i18n: ['forum', 'picture', 'mute'] }

/** Loads a floor with the replies to it: a page without scripts, a list below the floor with them. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, now } = args.context
  const page = pageNumber(new URL(args.request.url).searchParams)
  const { to, replies: answers, ...totals } = await orErrorPage(api.reply.answers({ id: idParam(args), page }))
  const unreadNotices = await markNoticesRead(args.context, textsOfType('reply', [to, ...answers]), '/forum/reply')
  const title = textsOf(locale, 'forum')('answers.title', { floor: to.floor })
  return { title, to, answers, ...totals, now: now.toISOString(), unreadNotices }
}

// Search engines must not list this page, because it repeats the post.
export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ReplyAnswers() {
  const { unreadNotices: _, ...shown } = useLoaderData<typeof loader>()
  return <AnswersPage {...shown} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
