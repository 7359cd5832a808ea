import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { floorAddress } from '#app/components/forum/forum-address.ts'
import { OwnTexts } from '#app/components/profile/own-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'
import type { PostCard } from '#server/post/post.schema.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => {
    const { posts, ...paging } = await api.post.mine({ page })
    return {
      name: t('links.posts'),
      at: '/profile/posts',
      paging,
      none: { text: t('texts.noPosts'), to: '/forum', action: t('texts.toForum') },
      texts: posts.map(({ id, title, status, reason, createdAt, board, isAnonymous, ...read }) => ({
        id,
        text: title,
        status,
        reason,
        createdAt,
        to: `/forum/post/${id}`,
        news: unreadTextOf(id, read, t),
        about: t(isAnonymous ? 'texts.inBoardAnonymous' : 'texts.inBoard', { board: board.name }),
      })),
    }
  })

// `unreadCount` counts at most 100 replies.
function unreadTextOf(
  id: number,
  { readFloor, unreadCount = 0 }: Pick<PostCard, 'readFloor' | 'unreadCount'>,
  t: TFunction<'profile'>,
) {
  if (readFloor === undefined || unreadCount === 0) return undefined
  return { to: floorAddress(id, readFloor + 1), text: t('texts.newReplies', { number: unreadCount }) }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfilePosts() {
  return <OwnTexts {...useLoaderData<typeof loader>()} now={useRoot()?.now ?? ''} />
}
