import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** One thing that the site rests on: its name, whether it is well, in words, and what is known of it. */
export function HealthRow({ name, isWell = true, children }: { name: string; isWell?: boolean; children: ReactNode }) {
  const { t } = useTranslation('desk')
  return (
    <div className="health__row">
      <dt>{name}</dt>
      <dd className={isWell ? 'health__state' : 'health__state is-bad'}>
        {t(isWell ? 'health.state.good' : 'health.state.watch')}
      </dd>
      <dd className="health__facts">{children}</dd>
    </div>
  )
}
