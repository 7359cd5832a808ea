import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnTexts } from '#app/components/profile/own-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'
import { groupDigits } from '#app/i18n/group-digits.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => {
    const { wishes, ...paging } = await api.torch.mine({ page })
    return {
      name: t('texts.wishes'),
      at: '/profile/activities/wishes',
      paging,
      none: { text: t('texts.noWishes'), to: '/blessings#relay', action: t('texts.toWishes') },
      texts: wishes.map(({ id, wish, status, reason, createdAt }) => ({
        id,
        text: wish ?? '',
        status,
        reason,
        createdAt,
        to: '/blessings#relay',
        about: t('texts.leg', { leg: groupDigits(id) }),
        removal: { page: `/torch/wishes/${id}/remove`, label: t('texts.remove'), ask: t('texts.askWish') },
      })),
    }
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileWishes() {
  return <OwnTexts {...useLoaderData<typeof loader>()} now={useRoot()?.now ?? ''} />
}
