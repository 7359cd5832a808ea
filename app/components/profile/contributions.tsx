import { useTranslation } from 'react-i18next'

interface ContributionsProps {
  counts: { maxims: number; relayParticipations: number; mosaicCompleted: number }
}

const kinds = ['maxims', 'relayParticipations', 'mosaicCompleted'] as const

/** The three counts of the member's contributions, set large (docs/product.md#profile, #contributions). */
export function Contributions({ counts }: ContributionsProps) {
  const { t } = useTranslation('profile')
  return (
    <dl className="contributions" aria-label={t('activities.counters')}>
      {kinds.map(kind => (
        <div key={kind} className={counts[kind] === 0 ? 'contributions__kind is-none' : 'contributions__kind'}>
          <dt>{t(`activities.${kind}`)}</dt>
          <dd className="year">{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}
