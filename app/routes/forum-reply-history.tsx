import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { HistoryPage } from '#app/components/history/history-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { readHistory } from '#app/forms/read-history.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/history.css'

export const handle = { i18n: ['forum', 'history'] }

/** Loads the earlier versions of a reply, for its author and for reviewers. */
export async function loader(args: LoaderFunctionArgs) {
  const read = await readHistory(args, 'reply')
  const id = idParam(args)
  const t = textsOf(args.context.locale, 'history')
  const { floor } = await orErrorPage(args.context.api.reply.place({ id }))
  const heading = t('floor', { floor })
  return { ...read, name: t('title'), heading, back: `/forum/reply/${id}` }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data && `${page.data.name} · ${page.data.heading}`, isPrivate: true })

export default function ReplyHistory() {
  const { name: _, ...props } = useLoaderData<typeof loader>()
  return <HistoryPage {...props} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
