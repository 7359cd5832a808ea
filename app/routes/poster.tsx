import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { PosterMaker } from '#app/components/poster/poster-maker.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { posterPage } from '#app/content/pages/poster.ts'
import { readPoster } from '#app/forms/read-poster.ts'
import { fallbackWhenUnavailable } from '#app/forms/fallback-on-failure.ts'
import { posterLimits } from '#server/poster/poster.schema.ts'
import '#app/styles/pages/poster.css'

export const handle = { i18n: ['poster'] }

/** Loads the poster that the URL describes; a value that cannot be drawn gets its problem beside its field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale, site } = context
  const { searchParams, origin } = new URL(request.url)
  const { words, result, isMade, isAsked } = readPoster(searchParams, locale)
  const [code, undrawn, visitors] = await Promise.all([
    api.poster.code({ address: new URL('/', site.url ?? origin).href }),
    isMade ? api.poster.undrawn({ ...words, locale }) : [],
    fallbackWhenUnavailable(api.visitor.own(), { visitorNumber: null }),
  ])
  const page = { ...posterPage(locale), limits: posterLimits, words, result, isMade, isAsked, undrawn, code, locale }
  return data({ ...page, visitorNumber: visitors.visitorNumber }, { status: result === undefined ? 200 : 422 })
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.lead, isPrivate: page.data?.isAsked ?? false })

export default function PosterRoute() {
  const page = useLoaderData<typeof loader>()
  // The key resets the fields to the values that the server parsed, which have no line breaks or extra spaces.
  return (
    <Suspense>
      <PosterMaker key={JSON.stringify(page.words)} {...page} />
    </Suspense>
  )
}
