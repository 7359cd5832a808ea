import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articlePictures } from '#app/components/picture/picture-page-address.ts'
import { PicturePage } from '#app/components/picture/picture-page.tsx'
import { pictureMeta } from '#app/components/picture/picture-meta.ts'
import { picturesInHtml } from '#app/components/picture/html-pictures.ts'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'
import { idParam, pictureParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { langOf } from '#app/i18n/locale.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/picture.css'

export const handle = { i18n: ['picture'] }

/** Loads one picture of an article; its cover is the first. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = args.context
  const id = idParam(args)
  const { title, language, coverImage, html } = await orErrorPage(api.article.byId({ id }))
  const t = textsOf(locale, 'picture')
  const cover = coverImage === null ? [] : [{ src: shownAddress(coverImage), alt: '' }]
  const found = pictureParam(args, [...cover, ...picturesInHtml(html)])
  return {
    ...found,
    name: t('place', { number: found.number, total: found.total }),
    caption: coverImage !== null && found.number === 1 ? t('cover') : undefined,
    title,
    lang: langOf(language),
    base: articlePictures(id),
    back: { to: `/articles/${id}`, label: t('back.article') },
  }
}

export const meta: MetaFunction<typeof loader> = page => pictureMeta(page)

export default function ArticlePicture() {
  return <PicturePage {...useLoaderData<typeof loader>()} />
}
