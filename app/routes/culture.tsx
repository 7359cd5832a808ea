import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { StaticPartsOfPage } from '#app/components/reused-markup/static-part.tsx'
import { cultureParts } from '#app/components/story/culture/culture-parts.tsx'
import { MissionAndCommitment } from '#app/components/story/culture/mission-and-commitment.tsx'
import { culturePage, cultureShell } from '#app/content/pages/culture.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/culture.css'

export const handle = { i18n: ['story'] }

export function loader({ context }: LoaderFunctionArgs) {
  const page = culturePage(context.locale, context.content)
  return { ...cultureShell(page), staticParts: cultureParts(context, page) }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.lead, share: 'culture' })

export default function Culture() {
  const { staticParts, ...culture } = useLoaderData<typeof loader>()
  return (
    <StaticPartsOfPage parts={staticParts}>
      <MissionAndCommitment culture={culture} />
    </StaticPartsOfPage>
  )
}
