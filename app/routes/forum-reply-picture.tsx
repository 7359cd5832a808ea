import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { replyPictures } from '#app/components/picture/picture-page-address.ts'
import { PicturePage } from '#app/components/picture/picture-page.tsx'
import { pictureMeta } from '#app/components/picture/picture-meta.ts'
import { forumPictures } from '#app/forms/forum-pictures.ts'
import { idParam, pictureParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { langOf } from '#app/i18n/locale.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/picture.css'

export const handle = { i18n: ['picture', 'forum'] }

/** Loads one picture of a reply. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = args.context
  const id = idParam(args)
  const { postId, page } = await orErrorPage(api.reply.place({ id }))
  const [{ title }, { replies }] = await orErrorPage(
    Promise.all([api.post.byId({ id: postId }), api.reply.list({ postId, page })]),
  )
  const reply = replies.find(each => each.id === id)
  // The reply moved to another page, or was removed, between the two calls.
  if (reply === undefined) throw data(null, { status: 404 })
  const found = pictureParam(args, forumPictures(reply))
  const [t, forum] = [textsOf(locale, 'picture'), textsOf(locale, 'forum')]
  return {
    ...found,
    name: t('place', { number: found.number, total: found.total }),
    title: `${forum('replies.floor', { floor: reply.floor })} · ${title}`,
    lang: langOf(reply.language),
    base: replyPictures(id),
    back: { to: `/forum/reply/${id}`, label: t('back.reply') },
  }
}

export const meta: MetaFunction<typeof loader> = page => pictureMeta(page)

export default function ReplyPicture() {
  return <PicturePage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
