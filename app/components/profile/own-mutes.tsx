import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { memberAddress } from '#app/components/member-links/member-address.ts'
import type { mute } from '#server/mute/mute.schema.ts'
import { OwnList, type PageOfList } from './own-list.tsx'

type Mute = z.infer<typeof mute>

const at = '/profile/muted'

export function OwnMutes({ mutes, ...page }: PageOfList & { mutes: readonly Mute[] }) {
  const { t } = useTranslation('profile')
  const entries = mutes.map(({ type, id, name, createdAt }) => ({
    key: `${type} ${id}`,
    name,
    to: type === 'member' && name !== null ? memberAddress(name) : `/forum/post/${id}`,
    kind: t(`muted.type.${type}`),
    createdAt,
    action: `/mutes/${type}/${type === 'member' ? name : id}?back=${encodeURIComponent(at)}`,
    field: 'isMuted',
  }))
  return <OwnList {...page} at={at} heading="muted" entries={entries} none={t('muted.none')} end={t('muted.end')} />
}
