import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'

interface IllustrationProps {
  caption: ReactNode
  number?: number | undefined
  src?: string | undefined
  alt?: string | undefined
  width?: number | undefined
  height?: number | undefined
  loading?: 'lazy' | 'eager'
  className?: string | undefined
  /** An inline drawing instead of `src`. */
  children?: ReactNode
}

/** A picture with a numbered caption: 图 3 / Plate 3. */
export function Illustration({
  caption,
  number,
  src,
  alt = '',
  loading = 'lazy',
  className,
  children,
  ...size
}: IllustrationProps) {
  const { t } = useTranslation('ui')
  return (
    <figure className={classNames('plate', className)}>
      <div className="plate__picture">
        {src === undefined ? children : <img src={src} alt={alt} loading={loading} decoding="async" {...size} />}
      </div>
      <figcaption className="plate__caption">
        {number === undefined ? null : <span className="plate__number">{t('plate.number', { number })}</span>}
        <span>{caption}</span>
      </figcaption>
    </figure>
  )
}
