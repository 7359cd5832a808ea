import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'

interface PasskeyButtonProps {
  /** Called with the signed passkey response as JSON. */
  onSigned: (passkey: string) => void
  children: ReactNode
}

/** Asks the device for a passkey of this site. Renders nothing without scripts or browser support; its space is reserved while scripts load. */
export function PasskeyButton({ onSigned, children }: PasskeyButtonProps) {
  const { t } = useTranslation('secondFactor')
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle')
  if (hydrated && !('PublicKeyCredential' in window)) return null
  async function sign(): Promise<void> {
    setState('waiting')
    try {
      const { signWithPasskey } = await import('#app/browser/passkeys.ts')
      onSigned(await signWithPasskey())
      setState('idle')
    } catch {
      // Browsers do not tell whether the device was missing, its owner refused, or the request timed out.
      setState('failed')
    }
  }
  return (
    <div className={hydrated ? 'passkey' : 'passkey passkey--unready'}>
      <Button
        type="button"
        className="passkey__button"
        busy={state === 'waiting'}
        busyLabel={t('passkeyLogin.busy')}
        onClick={() => void sign()}
      >
        {children}
      </Button>
      {state === 'failed' ? (
        <p className="field__error" role="alert">
          {t('passkeyLogin.failed')}
        </p>
      ) : null}
    </div>
  )
}
