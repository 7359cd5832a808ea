import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { DistinguishedAlumni } from '#app/components/story/people/distinguished-alumni.tsx'
import { peoplePage } from '#app/content/for-people.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/people.css'

export const handle = { i18n: ['story'] }

export function loader({ context }: LoaderFunctionArgs) {
  return peoplePage(context.locale, context.volume)
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.lead, share: 'people', kind: 'CollectionPage' })

export default function People() {
  return <DistinguishedAlumni people={useLoaderData<typeof loader>()} />
}
