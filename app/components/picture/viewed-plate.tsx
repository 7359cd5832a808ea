import { Plate } from '#app/components/ui/plate.tsx'
import type { NumberedPlate } from '#app/content/number-plates.ts'
import { PictureLink } from './picture-link.tsx'

interface ViewedPlateProps {
  plate: NumberedPlate
  /** The path of the pages of the pictures, each below its number. */
  pictures: string
  width: number
  height: number
}

/** A picture of the story that links to its own page. */
export function ViewedPlate({ plate, pictures, width, height }: ViewedPlateProps) {
  const { url, alt, caption, number } = plate
  return (
    <Plate caption={caption} number={number}>
      <PictureLink to={`${pictures}/${number}`}>
        <img src={url} alt={alt} loading="lazy" decoding="async" width={width} height={height} />
      </PictureLink>
    </Plate>
  )
}
