import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { classAddress } from '#app/components/member-links/member-address.ts'
import type { follow } from '#server/follow/follow.schema.ts'
import { OwnList, type PageOfList } from './own-list.tsx'

type Follow = z.infer<typeof follow>

function addressOf({ type, id }: Follow): string {
  if (type === 'class') return classAddress(id)
  return type === 'post' ? `/forum/post/${id}` : `/forum/board/${id}`
}

export function OwnFollows({ follows, ...page }: PageOfList & { follows: readonly Follow[] }) {
  const { t } = useTranslation('profile')
  const { t: ofMember } = useTranslation('member')
  const entries = follows.map(entry => ({
    key: `${entry.type} ${entry.id}`,
    name: entry.type === 'class' ? ofMember('classOf', { year: entry.id }) : entry.name,
    to: addressOf(entry),
    kind: t(`following.type.${entry.type}`),
    createdAt: entry.createdAt,
    action: `/follows/${entry.type}/${entry.id}`,
    field: 'isFollowed',
  }))
  return (
    <OwnList
      {...page}
      at="/profile/following"
      heading="following"
      entries={entries}
      none={t('following.none')}
      end={t('following.end')}
    />
  )
}
