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
  const { blessings, ...paging } = await orNotFound(api.blessing.mine({ page }))
  return {
    title: `${t('texts.blessings')} · ${t('title')}`,
    paging,
    texts: blessings.map(({ id, content, status, reason, createdAt, isAnonymous }) => ({
      id,
      text: content,
      status,
      reason,
      createdAt,
      to: `/blessings/${id}`,
      about: isAnonymous ? t('texts.anonymous') : null,
    })),
  }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileBlessings() {
  const { t } = useTranslation('profile')
  const { texts, paging } = useLoaderData<typeof loader>()
  const empty = { text: t('texts.noBlessings'), to: '/blessings#write', action: t('texts.toBlessings') }
  return (
    <OwnTexts
      texts={texts}
      paging={paging}
      at="/profile/activities/blessings"
      now={useRoot()?.now ?? ''}
      empty={empty}
    />
  )
}
