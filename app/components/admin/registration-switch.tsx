import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from './switch-row.tsx'

/** Opens or closes registration, then redirects to `back`. */
export function RegistrationSwitch({ enabled, back }: { enabled: boolean; back: string }) {
  const { t } = useTranslation('admin')
  const sent = useNavigation().formData?.get('registration')
  const shown = typeof sent === 'string' ? sent === 'open' : enabled
  return (
    <SwitchRow
      action="/admin?index"
      hintId="registration-hint"
      isOn={shown}
      label={t('overview.registration')}
      state={t(shown ? 'overview.open' : 'overview.closed')}
      hint={t(shown ? 'overview.openHint' : 'overview.closedHint')}
    >
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="registration" value={enabled ? 'closed' : 'open'} />
    </SwitchRow>
  )
}
