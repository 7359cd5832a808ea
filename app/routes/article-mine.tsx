import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnArticles, ownFilters } from '#app/components/article/own-articles.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/articles/list.css'

export const handle = { i18n: ['article'] }

/** Loads the member's own articles, including drafts. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const query = new URL(args.request.url).searchParams
  const filter = ownFilters.find(known => known === query.get('status')) ?? 'all'
  const list = await orErrorPage(api.article.list({ mine: true, status: filter, page: pageNumber(query) }))
  return { filter, ...list, name: textsOf(locale, 'article')('mine') }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function ArticleMine() {
  const { name: _, limit: __, ...props } = useLoaderData<typeof loader>()
  return <OwnArticles {...props} />
}
