import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { useScripted } from '#app/components/ui/use-scripted.ts'

interface PasskeyButtonProps {
  /** Takes what the device has signed, as JSON. */
  onSigned: (passkey: string) => void
  children: ReactNode
}

/**
 * Asks the device for a passkey of this site. Without scripts, or where the browser knows none, it is not there; its place
 * is kept while they load. */
export function PasskeyButton({ onSigned, children }: PasskeyButtonProps) {
  const { t } = useTranslation('factor')
  const scripted = useScripted()
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle')
  if (scripted && !('PublicKeyCredential' in window)) return null
  async function sign(): Promise<void> {
    setState('waiting')
    try {
      const { signWithPasskey } = await import('#app/browser/passkeys.ts')
      onSigned(await signWithPasskey())
      setState('idle')
    } catch {
      // The device was not there, its owner said no, or it took too long: browsers do not tell which.
      setState('failed')
    }
  }
  return (
    <div className={scripted ? 'passkey' : 'passkey passkey--unready'}>
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
