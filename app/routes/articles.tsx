import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articlesFeedAddress } from '#app/components/article/article-address.ts'
import { Articles } from '#app/components/article/articles.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { articlesPage } from '#app/content/pages/articles.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { readTexts } from '#app/forms/read-texts-by-language.ts'
import '#app/styles/pages/articles/list.css'

export const handle = { i18n: ['article', 'search', 'mute'] }

const maxTagLength = 30

/** Loads the published articles, filtered by category or tag in the URL; an unknown category is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale } = context
  const query = new URL(request.url).searchParams
  const category = query.get('category') || undefined
  const tag = query.get('tag')?.trim().slice(0, maxTagLength) || undefined
  const content = articlesPage(locale)
  const chosen = content.categories.find(({ key }) => key === category)
  if (category !== undefined && chosen === undefined) throw data(null, { status: 404 })
  const filter = { category: chosen?.kept, tag, page: pageNumber(query), status: 'published' }
  const { list, texts } = await orErrorPage(
    readTexts(context, request, wanted => api.article.list({ ...filter, ...wanted })),
  )
  return {
    ...content,
    ...list,
    asked: { category, tag, page: list.page, language: texts.asked },
    texts,
    feed: articlesFeedAddress(category, texts.shown === 'this' ? locale : undefined),
    pageTitle: chosen === undefined ? content.title : `${chosen.name} · ${content.title}`,
    isMember: context.isMember(),
  }
}

export const meta: MetaFunction<typeof loader> = page => [
  ...pageMeta(page, { title: page.data?.pageTitle, description: page.data?.lead, kind: 'CollectionPage' }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    href: page.data?.feed ?? articlesFeedAddress(undefined),
  },
]

export default function ArticlesRoute() {
  const { pageTitle: _, limit: __, ...props } = useLoaderData<typeof loader>()
  return <Articles {...props} />
}
