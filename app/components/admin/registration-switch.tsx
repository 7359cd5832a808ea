import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/**
 * Opens and closes registration. It sends the state it asks for, so that two admins at once cannot undo each other, and shows the current state
 * afterwards.
 */
export function RegistrationSwitch({ enabled, back }: { enabled: boolean; back: string }) {
  const { t } = useTranslation('admin')
  const sent = useNavigation().formData?.get('registration')
  const shown = typeof sent === 'string' ? sent === 'open' : enabled
  return (
    <Form method="post" action="/admin?index" className="switch-row">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="registration" value={enabled ? 'closed' : 'open'} />
      <button type="submit" role="switch" aria-checked={shown} className="switch" aria-describedby="registration-hint">
        <span className="switch__track" aria-hidden="true" />
        <span className="switch__label">{t('overview.registration')}</span>
        <span className="switch__state" aria-hidden="true">
          {t(shown ? 'overview.open' : 'overview.closed')}
        </span>
      </button>
      <p className="meta" id="registration-hint">
        {t(shown ? 'overview.openHint' : 'overview.closedHint')}
      </p>
    </Form>
  )
}
