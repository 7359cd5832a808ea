import { useTranslation } from 'react-i18next'
import { Plate } from '#app/components/ui/plate.tsx'
import type { Placed } from '#app/content/plates-in-place.ts'

interface PlacedPlateProps {
  plate: Placed
  className?: string | undefined
  width?: number
  height?: number
}

/** A plate, or the way to it where it is shown elsewhere on the page. */
export function PlacedPlate({ plate, className, width = 800, height = 600 }: PlacedPlateProps) {
  const { t } = useTranslation('story')
  const { url, alt, caption, number, isShown } = plate
  if (!isShown)
    return (
      <p className="meta">
        <a href={`#plate-${number}`}>{t('seePlate', { number })}</a>
      </p>
    )
  return (
    <div id={`plate-${number}`} className={className}>
      <Plate src={url} alt={alt} caption={caption} number={number} width={width} height={height} />
    </div>
  )
}
