import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['x', 'choose'],
  ['d', 'remove'],
  ['Esc', 'leave'],
] as const

/** Which key does what, and the switch for whoever is disturbed by single keys. */
export function KeyLegend({ on, onSwitch }: { on: boolean; onSwitch: () => void }) {
  const { t } = useTranslation('admin')
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
