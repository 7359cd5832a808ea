import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { StaticPartsOfPage } from '#app/components/reused-markup/static-part.tsx'
import { peopleParts } from '#app/components/story/people/people-parts.tsx'
import { DistinguishedAlumni } from '#app/components/story/people/distinguished-alumni.tsx'
import { peoplePage, peopleShell } from '#app/content/pages/people.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/people.css'

export const handle = { i18n: ['story'] }

export function loader({ context }: LoaderFunctionArgs) {
  const page = peoplePage(context.locale, context.content)
  return { ...peopleShell(page), staticParts: peopleParts(context, page) }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.lead, share: 'people', kind: 'CollectionPage' })

export default function People() {
  const { staticParts, ...people } = useLoaderData<typeof loader>()
  return (
    <StaticPartsOfPage parts={staticParts}>
      <DistinguishedAlumni people={people} />
    </StaticPartsOfPage>
  )
}
