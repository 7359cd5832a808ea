import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { StaticPartsOfPage } from '#app/components/reused-markup/static-part.tsx'
import { RiverOfTime } from '#app/components/story/timeline/river-of-time.tsx'
import { timelineParts } from '#app/components/story/timeline/timeline-parts.tsx'
import { timelinePage, timelineShell } from '#app/content/pages/timeline.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/timeline.css'
import '#app/styles/pages/picture.css'

export const handle = { i18n: ['story', 'picture'] }

// Preloads the map of the source: browsers find it late, in a style sheet, and it is the largest picture of the first screen
// (app/styles/pages/timeline/headwaters.css).
const preloadMap = { rel: 'preload', as: 'image', type: 'image/svg+xml', fetchpriority: 'high' } as const

export const links: LinksFunction = () => [
  { ...preloadMap, href: '/water/headwaters.svg', media: '(min-width: 53.76em)' },
  { ...preloadMap, href: '/water/headwaters-tall.svg', media: '(max-width: 53.75em)' },
]

export function loader({ context }: LoaderFunctionArgs) {
  const page = timelinePage(context.locale, context.content)
  return { ...timelineShell(page), staticParts: timelineParts(context, page) }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, share: 'timeline' })

export default function Timeline() {
  const { staticParts, ...timeline } = useLoaderData<typeof loader>()
  return (
    <StaticPartsOfPage parts={staticParts}>
      <RiverOfTime timeline={timeline} />
    </StaticPartsOfPage>
  )
}
