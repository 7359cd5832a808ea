import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HistoryPage } from '#app/components/history/history-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { readHistory } from '#app/forms/read-history.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/history.css'

export const handle = { i18n: ['history'] }

/** Loads the earlier versions of an article, for its author and for reviewers. */
export async function loader(args: LoaderFunctionArgs) {
  const read = await readHistory(args, 'article')
  const heading = read.shown?.title ?? ''
  const name = textsOf(args.context.locale, 'history')('title')
  return { ...read, name, heading, back: `/articles/${idParam(args)}` }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function ArticleHistory() {
  const { name: _, ...props } = useLoaderData<typeof loader>()
  return <HistoryPage {...props} />
}
