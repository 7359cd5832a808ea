import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { postPictures } from '#app/components/picture/picture-page-address.ts'
import { PicturePage } from '#app/components/picture/picture-page.tsx'
import { pictureMeta } from '#app/components/picture/picture-meta.ts'
import { forumPictures } from '#app/forms/forum-pictures.ts'
import { idParam, pictureParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { langOf } from '#app/i18n/locale.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/picture.css'

export const handle = { i18n: ['picture'] }

/** Loads one picture of a post. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = args.context
  const id = idParam(args)
  const { title, language, ...post } = await orErrorPage(api.post.byId({ id }))
  const found = pictureParam(args, forumPictures(post))
  const t = textsOf(locale, 'picture')
  return {
    ...found,
    name: t('place', { number: found.number, total: found.total }),
    title,
    lang: langOf(language),
    base: postPictures(id),
    back: { to: `/forum/post/${id}`, label: t('back.post') },
  }
}

export const meta: MetaFunction<typeof loader> = page => pictureMeta(page)

export default function PostPicture() {
  return <PicturePage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
