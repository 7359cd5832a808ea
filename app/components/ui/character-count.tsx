import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Shows "n/500", counted in code points as on the server (docs/product.md#limits-of-length). Without scripts it shows only the limit. */
export function CharacterCount({ text, limit }: { text: string; limit: number }) {
  const { t } = useTranslation('ui')
  const length = Array.from(text).length
  return (
    <span className={length > limit ? 'count is-over' : 'count'}>
      <span className="only-scripted">
        <span aria-hidden="true">{`${length}/${limit}`}</span>
        <VisuallyHidden>{t('field.counter', { length, limit })}</VisuallyHidden>
      </span>
      <span className="only-plain">{t('field.bound', { limit })}</span>
    </span>
  )
}
