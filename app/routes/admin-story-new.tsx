import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NewStoryEntry, freshAct } from '#app/components/story-editor/new-story-entry.tsx'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { addLabels } from '#app/content/editing/labels.ts'
import { collectionParam } from '#app/forms/new-story-entry.action.ts'
import { newStoryEntryAction } from '#app/forms/new-story-entry.action.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['storyEditor'] }

export function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'story')
  const { locale } = args.context
  const collection = collectionParam(args)
  const label = addLabels[collection][locale]
  return {
    title: `${label} · ${textsOf(locale, 'storyEditor')('name')}`,
    label,
    isYear: collection === 'eras' || collection === 'steps',
  }
}

export const action = newStoryEntryAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminStoryNew() {
  const { label, isYear } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <div className="settings">
      <h1 className="admin__title">{label}</h1>
      <section>
        <NewStoryEntry isYear={isYear} result={resultOf(freshAct, result)} />
      </section>
    </div>
  )
}
