import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { groupDigits } from '#app/i18n/group-digits.ts'
import type { PassedTorch } from '#server/torch/torch.schema.ts'

/** Shown after passing the torch: the previous bearer, the reader's own leg, and a placeholder for the next bearer. */
export function TorchHandover({ passed: { leg, previous } }: { passed: PassedTorch }) {
  const { t } = useTranslation('blessing')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const numbers = { from: groupDigits(leg.from), to: groupDigits(leg.to) }
  const before = { leg: groupDigits(previous?.to ?? 0), wish: previous?.wish ?? '' }
  return (
    <ol ref={list} className="handover">
      <Station>
        {previous === null
          ? t('relay.afterNobody')
          : t(previous.wish === null ? 'relay.after' : 'relay.afterWish', before)}
      </Station>
      <Station isYours>
        <strong>{t(leg.from === leg.to ? 'relay.yours' : 'relay.yoursMany', numbers)}</strong>
        {leg.wish === null ? null : <q className="handover__wish">{leg.wish}</q>}
        {leg.status === 'pending' ? <span className="meta">{t('relay.waiting')}</span> : null}
      </Station>
      <Station>{t('relay.next', { leg: groupDigits(leg.to + 1) })}</Station>
    </ol>
  )
}

function Station({ isYours = false, children }: { isYours?: boolean; children: ReactNode }) {
  return <li className={classNames('handover__leg', isYours && 'is-yours')}>{children}</li>
}
