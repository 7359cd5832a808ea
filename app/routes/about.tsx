import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { StaticPartsOfPage } from '#app/components/reused-markup/static-part.tsx'
import { aboutParts } from '#app/components/story/about/about-parts.tsx'
import { AboutPage } from '#app/components/story/about/about-page.tsx'
import { aboutPage, aboutShell } from '#app/content/pages/about.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/about.css'

export const handle = { i18n: ['story'] }

export function loader({ context }: LoaderFunctionArgs) {
  const page = aboutPage(context.locale, context.content)
  return { ...aboutShell(page), staticParts: aboutParts(context, page) }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, {
    title: page.data?.leaf.title,
    description: page.data?.leaf.lines[0],
    share: 'about',
    kind: 'AboutPage',
  })

export default function About() {
  const { staticParts, ...about } = useLoaderData<typeof loader>()
  return (
    <StaticPartsOfPage parts={staticParts}>
      <AboutPage about={about} />
    </StaticPartsOfPage>
  )
}
