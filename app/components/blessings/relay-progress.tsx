import { useTranslation } from 'react-i18next'
import { groupDigits } from '#app/i18n/group-digits.ts'
import type { TorchState } from '#server/torch/torch.schema.ts'
import { useCountUp } from './use-torch.ts'

/** The number of legs that the torch has run, and the wish of its last bearer. */
export function RelayProgress({ held: { count, wish } }: { held: TorchState }) {
  const { t } = useTranslation('blessing')
  const shown = useCountUp(count)
  if (shown === 0) return <p className="relay__none">{t('relay.none')}</p>
  const leg = groupDigits(count)
  return (
    <>
      <p className="relay__count">
        <span>{t('relay.count')}</span>
        <span className="relay__number display">{groupDigits(shown)}</span>
        <span>{t(shown === 1 ? 'relay.leg1' : 'relay.legs')}</span>
      </p>
      <p className="relay__held">{wish === null ? t('relay.held', { leg }) : t('relay.heldWish', { leg, wish })}</p>
    </>
  )
}
