import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { MissionAndCommitment } from '#app/components/story/culture/mission-and-commitment.tsx'
import { culturePage } from '#app/content/for-culture.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/culture.css'

export const handle = { i18n: ['story'] }

export function loader({ context }: LoaderFunctionArgs) {
  return culturePage(context.locale, context.volume)
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.lead, share: 'culture' })

export default function Culture() {
  return <MissionAndCommitment culture={useLoaderData<typeof loader>()} />
}
