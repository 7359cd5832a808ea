import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** One dependency of the site: its name, its state in words, and its figures. */
export function HealthRow({ name, isWell = true, children }: { name: string; isWell?: boolean; children: ReactNode }) {
  const { t } = useTranslation('dashboard')
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
