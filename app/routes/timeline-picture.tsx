import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { PicturePage } from '#app/components/picture/picture-page.tsx'
import { pictureMeta } from '#app/components/picture/picture-meta.ts'
import { timelinePage } from '#app/content/pages/timeline.ts'
import { illustrationsIn } from '#app/content/number-illustrations.ts'
import { pictureParam } from '#app/forms/route-params.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/picture.css'

export const handle = { i18n: ['picture'] }

/** Loads one illustration of the timeline. */
export function loader(args: LoaderFunctionArgs) {
  const { locale } = args.context
  const page = timelinePage(locale, args.context.content)
  const illustrations = illustrationsIn(page).map(({ url, alt, caption }) => ({ src: url, alt, caption }))
  const { picture, number, total } = pictureParam(args, illustrations)
  const t = textsOf(locale, 'picture')
  return {
    picture,
    caption: picture.caption,
    number,
    total,
    name: t('place', { number, total }),
    title: page.title,
    base: timelinePictures,
    back: { to: `/timeline#plate-${number}`, label: t('back.timeline') },
  }
}

export const meta: MetaFunction<typeof loader> = page => pictureMeta(page)

export default function TimelinePicture() {
  return <PicturePage {...useLoaderData<typeof loader>()} />
}
