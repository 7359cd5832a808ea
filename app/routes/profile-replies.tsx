import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnTexts } from '#app/components/profile/own-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => {
    const { replies, ...paging } = await api.reply.mine({ page })
    return {
      name: t('texts.replies'),
      at: '/profile/activities/replies',
      paging,
      none: { text: t('texts.noReplies'), to: '/forum', action: t('texts.toForum') },
      texts: replies.map(({ id, content, floor, status, reason, createdAt, post: { title } }) => ({
        id,
        text: content,
        status,
        reason,
        createdAt,
        to: `/forum/reply/${id}`,
        about: title === null ? t('texts.repliedToHidden', { floor }) : t('texts.repliedTo', { floor, title }),
      })),
    }
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileReplies() {
  return <OwnTexts {...useLoaderData<typeof loader>()} now={useRoot()?.now ?? ''} />
}
