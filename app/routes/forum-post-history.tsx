import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { HistoryPage } from '#app/components/history/history-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { readHistory } from '#app/forms/read-history.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/history.css'

export const handle = { i18n: ['forum', 'history'] }

/** Loads the earlier versions of a post, for its author and for reviewers. */
export async function loader(args: LoaderFunctionArgs) {
  const read = await readHistory(args, 'post')
  const heading = read.shown?.title ?? ''
  const name = textsOf(args.context.locale, 'history')('title')
  return { ...read, name, heading, back: `/forum/post/${idParam(args)}` }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function PostHistory() {
  const { name: _, ...props } = useLoaderData<typeof loader>()
  return <HistoryPage {...props} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
