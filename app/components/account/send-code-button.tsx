import { useFetcher } from '@remix-run/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { showToast } from '#app/components/ui/show-toast.ts'
import { useEachResult } from '#app/components/form/use-action-result.ts'
import { isFormResult } from '#app/components/form/form-result.ts'

interface SendCodeProps {
  /** The value of `act` that the button sends to the action. */
  act: string
  /** Seconds until another code may be requested, counted from the rendering of the page. */
  resendIn: number
  label: string
}

const resendDelayOf = (result: unknown): number | undefined => {
  const sent: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'resendAfter') : undefined
  return typeof sent === 'number' ? sent : undefined
}

/** Returns the seconds left of a wait that can be restarted. It compares clock times, so it stays correct after the tab was suspended. */
function useCountdown(initial: number) {
  const [left, setLeft] = useState(initial)
  const [end, setEnd] = useState<number>()
  useEffect(() => {
    const until = end ?? Date.now() + initial * 1000
    if (until <= Date.now()) return undefined
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [end, initial])
  function startAnew(seconds: number): void {
    setLeft(seconds)
    setEnd(Date.now() + seconds * 1000)
  }
  return { left, startAnew }
}

/**
 * Submits the surrounding form with `act`, so that a code is sent, and counts down until another may be requested
 * (docs/product.md#verification-code). With scripts the typed values stay, and passwords are not sent; without scripts the button submits the form
 * as usual.
 */
export function SendCode({ act, resendIn, label }: SendCodeProps) {
  const { t } = useTranslation('recovery')
  const fetcher = useFetcher()
  const { left, startAnew } = useCountdown(resendIn)
  useEachResult(fetcher.data, result => {
    const wait = resendDelayOf(result)
    if (wait === undefined) return
    startAnew(wait)
    showToast({ type: 'success', message: t('code.sent') })
  })
  function send(event: MouseEvent<HTMLButtonElement>): void {
    const { form } = event.currentTarget
    if (form === null) return
    event.preventDefault()
    const body = new FormData(form)
    const wanted = new FormData()
    wanted.set('act', act)
    for (const name of ['email', 'newEmail']) for (const value of body.getAll(name)) wanted.set(name, value)
    fetcher.submit(wanted, { method: 'post' })
  }
  const refused = isFormResult(fetcher.data) ? fetcher.data : undefined
  const reasons = refused === undefined ? [] : [refused.message, ...Object.values(refused.errors).flat()]
  return (
    <span className="send-code">
      <Button
        type="submit"
        name="act"
        value={act}
        formNoValidate
        onClick={send}
        busy={fetcher.state === 'submitting'}
        busyLabel={t('code.busy')}
        disabled={left > 0}
      >
        {left > 0 ? t('code.wait', { seconds: left }) : label}
      </Button>
      <span className="send-code__failed" role="alert">
        {reasons.length === 0 ? null : [t('code.failed'), ...reasons.filter(Boolean)].join(' · ')}
      </span>
    </span>
  )
}
