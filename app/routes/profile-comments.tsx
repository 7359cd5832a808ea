import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { OwnTexts } from '#app/components/profile/own-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireMember } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const t = textsOf(locale, 'profile')
  const page = pageNumber(new URL(args.request.url).searchParams)
  const { comments, ...paging } = await orNotFound(api.comment.mine({ page }))
  return {
    title: `${t('texts.comments')} · ${t('title')}`,
    paging,
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
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileComments() {
  const { t } = useTranslation('profile')
  const { texts, paging } = useLoaderData<typeof loader>()
  const empty = { text: t('texts.noComments'), to: '/articles', action: t('texts.toArticles') }
  return (
    <OwnTexts
      texts={texts}
      paging={paging}
      at="/profile/activities/comments"
      now={useRoot()?.now ?? ''}
      empty={empty}
    />
  )
}
