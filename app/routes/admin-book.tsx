import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookOutline } from '#app/components/admin/book-outline.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/admin/book.css'

export const handle = { i18n: ['adminBook'] }

/** Loads the outline of the book of sparks for the page that offers its editions (docs/product.md#book-of-sparks). */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'downloads')
  const { api, locale } = args.context
  const outline = await orErrorPage(api.book.outline())
  return { outline, title: `${textsOf(locale, 'adminBook')('name')} · ${textsOf(locale, 'admin')('title')}` }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminBook() {
  return <BookOutline outline={useLoaderData<typeof loader>().outline} />
}
