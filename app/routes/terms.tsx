import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { LegalPage } from '#app/components/story/legal-page.tsx'
import { termsContent } from '#app/content/index.ts'
import '#app/styles/pages/legal.css'

export const handle = { i18n: ['legal'] }

export function loader({ context }: LoaderFunctionArgs) {
  return termsContent(context.locale, context.content)
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.lead })

export default function Terms() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
