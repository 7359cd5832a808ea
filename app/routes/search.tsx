import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Findings } from '#app/components/search/findings.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { readTexts, type ShownTexts } from '#app/forms/read-texts.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { speakRefusal } from '#app/i18n/speak.ts'
import { question } from '#server/search/search.schema.ts'
import '#app/styles/pages/articles/search.css'

export const handle = { i18n: ['search'] }

const noTexts: ShownTexts = { shown: 'this', isInstead: false, asked: undefined }
const nothing = { results: [], total: 0, page: 1, totalPages: 0, texts: noTexts }

/** Looks for what is asked; a question that is none, or too long, is said beside the field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale } = context
  const query = new URL(request.url).searchParams
  const asked = question.safeParse(query.get('q') ?? '')
  const t = textsOf(locale, 'search')
  const said = { name: t('title'), lead: t('lead') }
  if (!asked.success) {
    const problem = speakRefusal(locale, asked.error.issues[0]?.message ?? 'invalid.value')
    return { ...said, ...nothing, query: query.get('q') ?? '', problem }
  }
  if (asked.data === '') return { ...said, ...nothing, query: '', problem: undefined }
  const { list, texts } = await orNotFound(
    readTexts(context, request, wanted => api.search.find({ q: asked.data, page: pageNumber(query), ...wanted })),
  )
  const { results, total, page, totalPages } = list
  return { ...said, results, total, page, totalPages, texts, query: asked.data, problem: undefined }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.name, description: page.data?.lead, isPrivate: true })

export default function SearchRoute() {
  const { name: _, lead: __, ...props } = useLoaderData<typeof loader>()
  return <Findings {...props} />
}
