import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PartForm } from '#app/components/story-editor/part-form.tsx'
import { Conflict, FocusedNote, MissingPlaces, PartFacts } from '#app/components/story-editor/part-notes.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { readPart } from '#app/forms/read-story-part.ts'
import { storyAction } from '#app/forms/story.action.ts'
import { partParam } from '#app/forms/story-part-param.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/story.css'

export const handle = { i18n: ['storyEditor'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'story')
  const { context, request } = args
  const part = await readPart(context, partParam(args))
  return {
    title: `${part.label} · ${textsOf(context.locale, 'storyEditor')('name')}`,
    at: new URL(request.url).searchParams.get('at') ?? '',
    part,
  }
}

export const action = storyAction

// Also revalidates after a refused form, because another admin may have changed the part.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminStoryPart() {
  const { t } = useTranslation('storyEditor')
  const { part, at } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()
  return (
    <div className="part-editor">
      <p>
        <TextLink to="/admin/story">{t('name')}</TextLink>
        {part.kind === undefined ? null : <span className="meta"> · {part.kind}</span>}
      </p>
      <h1 className="admin__title">{part.label}</h1>
      {rejected?.isConflict === true ? <Conflict part={part} found={rejected.found} /> : null}
      {rejected?.isConflict === false ? <FocusedNote head={rejected.message}>{null}</FocusedNote> : null}
      <PartFacts part={part} />
      {part.draft === null ? null : <MissingPlaces problems={part.problems} />}
      <PartForm part={part} typed={rejected?.content} at={at} />
    </div>
  )
}
