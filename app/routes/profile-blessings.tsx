import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnTexts } from '#app/components/profile/own-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => {
    const { blessings, ...paging } = await api.blessing.mine({ page })
    return {
      name: t('texts.blessings'),
      at: '/profile/activities/blessings',
      paging,
      none: { text: t('texts.noBlessings'), to: '/blessings#write', action: t('texts.toBlessings') },
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
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileBlessings() {
  return <OwnTexts {...useLoaderData<typeof loader>()} now={useRoot()?.now ?? ''} />
}
