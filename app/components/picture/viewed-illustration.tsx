import { Illustration } from '#app/components/ui/illustration.tsx'
import type { NumberedIllustration } from '#app/content/number-illustrations.ts'
import { PictureLink } from './picture-link.tsx'

interface ViewedIllustrationProps {
  illustration: NumberedIllustration
  /** The path of the pages of the pictures, each below its number. */
  pictures: string
  width: number
  height: number
}

/** A picture of the story that links to its own page. */
export function ViewedIllustration({ illustration, pictures, width, height }: ViewedIllustrationProps) {
  const { url, alt, caption, number } = illustration
  return (
    <Illustration caption={caption} number={number}>
      <PictureLink to={`${pictures}/${number}`}>
        <img src={url} alt={alt} loading="lazy" decoding="async" width={width} height={height} />
      </PictureLink>
    </Illustration>
  )
}
