import { useTranslation } from 'react-i18next'
import { ViewedPlate } from '#app/components/picture/viewed-plate.tsx'
import { Plate } from '#app/components/ui/plate.tsx'
import type { NumberedPlate } from '#app/content/number-plates.ts'

interface PlacedPlateProps {
  plate: NumberedPlate
  /** The path of the pages of the pictures, if they can be viewed. */
  pictures?: string
  className?: string | undefined
  width?: number
  height?: number
}

/** A picture of the story, or a link to it if the page shows it elsewhere. */
export function PlacedPlate({ plate, pictures, className, width = 800, height = 600 }: PlacedPlateProps) {
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
      {pictures === undefined ? (
        <Plate src={url} alt={alt} caption={caption} number={number} width={width} height={height} />
      ) : (
        <ViewedPlate plate={plate} pictures={pictures} width={width} height={height} />
      )}
    </div>
  )
}
