import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { textAt } from '#app/components/story-editor/edited-part.ts'
import { PictureChoice } from '#app/components/story-editor/picture-choice.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { shapeAt } from '#app/content/editing/change-content.ts'
import { pictures } from '#app/content/pictures.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { describePart } from '#app/forms/read-story-part.ts'
import { pictureAction } from '#app/forms/story-picture.action.ts'
import { partPath, partParam } from '#app/forms/story-part-param.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/story.css'

export const handle = { i18n: ['storyEditor'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'story')
  const { name, shape } = partParam(args)
  const { api, locale } = args.context
  const at = new URL(args.request.url).searchParams.get('at') ?? ''
  if (shapeAt(shape, at.split('.'))?.kind !== 'picture') throw new Response(null, { status: 404 })
  const { content, draft, number } = await orErrorPage(api.story.source({ unit: name }))
  const { label } = describePart(name, content, locale)
  return {
    title: `${textsOf(locale, 'storyEditor')('picture.name')} · ${label}`,
    label,
    back: partPath(name, at),
    choice: {
      next: `/admin/story/${name}/picture?at=${at}`,
      now: textAt(content, at),
      uploaded: uploadedPicture(args.request),
      version: draft?.version ?? 0,
      base: draft?.base ?? number,
      drawings: pictures.map(({ name: drawing, alt }) => ({
        name: drawing,
        url: `/pictures/${drawing}.svg`,
        alt: alt[locale],
      })),
    },
  }
}

export const action = pictureAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminStoryPicture() {
  const { t } = useTranslation('storyEditor')
  const { label, back, choice } = useLoaderData<typeof loader>()
  return (
    <div className="settings picture-choice">
      <p>
        <TextLink to={back}>{t('picture.back')}</TextLink> <span className="meta">{label}</span>
      </p>
      <h1 className="admin__title">{t('picture.name')}</h1>
      <PictureChoice {...choice} />
    </div>
  )
}
