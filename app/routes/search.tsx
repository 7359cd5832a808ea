import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readSearchQuery } from '#app/components/search/search-address.ts'
import { SearchResults } from '#app/components/search/search-results.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { readSearch } from '#app/forms/read-search.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/articles/search.css'

export const handle = { i18n: ['search'] }

/** Loads the search results; an invalid field gets its problem beside it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale } = context
  const query = new URL(request.url).searchParams
  const asked = readSearchQuery(query)
  const t = textsOf(locale, 'search')
  const [{ boards }, found] = await Promise.all([
    orErrorPage(api.board.list({})),
    readSearch(context, request, asked, pageNumber(query)),
  ])
  return {
    name: t('title'),
    lead: t('lead'),
    asked,
    boards: boards.map(({ id, name }) => ({ value: String(id), label: name })),
    ...found,
  }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.name, description: page.data?.lead, isPrivate: true })

export default function SearchRoute() {
  const { name: _, lead: __, ...props } = useLoaderData<typeof loader>()
  return <SearchResults {...props} />
}
