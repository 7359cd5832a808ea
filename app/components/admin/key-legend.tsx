import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'

const moves = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['x', 'choose'],
] as const
const leave = ['Esc', 'leave'] as const
const keysOfPledges = [...moves, ['d', 'remove'], leave] as const
const keysOfQueue = [...moves, ['u', 'undo'], ['/', 'search'], leave] as const

interface KeyLegendProps {
  on: boolean
  onSwitch: () => void
  isQueue?: boolean
}

/** Lists the single-key shortcuts, with the switch that turns them off. */
export function KeyLegend({ on, onSwitch, isQueue = false }: KeyLegendProps) {
  const { t } = useTranslation('admin')
  const keys = isQueue ? keysOfQueue : keysOfPledges
  return (
    <div className="key-legend only-scripted">
      <h2 className="admin__heading">{t('keys.name')}</h2>
      <dl className="key-legend__keys meta">
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
      <Button variant="link" aria-pressed={on} onClick={onSwitch}>
        {t(on ? 'keys.on' : 'keys.off')}
      </Button>
    </div>
  )
}
