import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PartsList } from '#app/components/story-editor/parts-list.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { readPartsList } from '#app/forms/read-story-parts.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/admin/story.css'

export const handle = { i18n: ['storyEditor'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'story')
  const { locale } = args.context
  return {
    title: `${textsOf(locale, 'storyEditor')('name')} · ${textsOf(locale, 'admin')('title')}`,
    groups: await readPartsList(args.context),
  }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminStory() {
  const { groups } = useLoaderData<typeof loader>()
  return <PartsList groups={groups} />
}
