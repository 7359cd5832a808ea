import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { OwnPledge } from '#server/pledge/pledge.schema.ts'
import { RemoveOwnButton } from './remove-own-button.tsx'
import { PagedList } from './paged-list.tsx'

interface OwnPledgesProps {
  pledges: readonly OwnPledge[]
  page: number
  total: number
  totalPages: number
  now: string
}

const at = '/profile/activities'

const tones = { pending: 'warn', approved: 'good', rejected: 'bad' } as const satisfies Record<string, BadgeTone>

/** The member's pledges, each with its status and a button to withdraw it (docs/product.md#pledges). */
export function OwnPledges({ pledges, page, total, totalPages, now }: OwnPledgesProps) {
  const { t } = useTranslation('profile')
  if (total === 0) return <NoPledges />
  return (
    <PagedList {...{ at, page, total, totalPages }}>
      <ol className="own">
        {pledges.map(pledge => (
          <li key={pledge.id} className="own__item">
            <p className="own__text">{pledge.message}</p>
            <p className="meta">
              <Badge tone={tones[pledge.status]}>{t(`pledges.status.${pledge.status}`)}</Badge>{' '}
              <RelativeTime at={pledge.createdAt} now={now} />
              {pledge.reason === null ? null : <> · {t('pledges.reason', { reason: pledge.reason })}</>}
            </p>
            <RemoveOwnButton
              page={`/pledges/${pledge.id}/withdraw`}
              label={t('pledges.withdraw')}
              ask={t('pledges.ask')}
            />
          </li>
        ))}
      </ol>
    </PagedList>
  )
}

function NoPledges() {
  const { t } = useTranslation('profile')
  return (
    <div className="own__none">
      <p>{t('pledges.none')}</p>
      <p>
        <ButtonLink to="/#future">{t('pledges.write')}</ButtonLink>
      </p>
    </div>
  )
}
