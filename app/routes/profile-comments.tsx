import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnTexts } from '#app/components/profile/own-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => {
    const { comments, ...paging } = await api.comment.mine({ page })
    return {
      name: t('texts.comments'),
      at: '/profile/activities/comments',
      paging,
      none: { text: t('texts.noComments'), to: '/articles', action: t('texts.toArticles') },
      texts: comments.map(({ id, content, status, reason, createdAt, article }) => ({
        id,
        text: content,
        status,
        reason,
        createdAt,
        to: `/comments/${id}`,
        about: article.title === null ? t('texts.onHidden') : t('texts.on', { title: article.title }),
      })),
    }
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileComments() {
  return <OwnTexts {...useLoaderData<typeof loader>()} now={useRoot()?.now ?? ''} />
}
