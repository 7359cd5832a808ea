import { useTranslation } from 'react-i18next'
import { ViewedIllustration } from '#app/components/picture/viewed-illustration.tsx'
import { Illustration } from '#app/components/ui/illustration.tsx'
import type { NumberedIllustration } from '#app/content/number-illustrations.ts'

interface PlacedIllustrationProps {
  illustration: NumberedIllustration
  /** The path of the pages of the pictures, if they can be viewed. */
  pictures?: string
  className?: string | undefined
  width?: number
  height?: number
}

/** A picture of the story, or a link to it if the page shows it elsewhere. */
export function PlacedIllustration({
  illustration,
  pictures,
  className,
  width = 800,
  height = 600,
}: PlacedIllustrationProps) {
  const { t } = useTranslation('story')
  const { url, alt, caption, number, isShown } = illustration
  if (!isShown)
    return (
      <p className="meta">
        <a href={`#plate-${number}`}>{t('seePlate', { number })}</a>
      </p>
    )
  return (
    <div id={`plate-${number}`} className={className}>
      {pictures === undefined ? (
        <Illustration src={url} alt={alt} caption={caption} number={number} width={width} height={height} />
      ) : (
        <ViewedIllustration illustration={illustration} pictures={pictures} width={width} height={height} />
      )}
    </div>
  )
}
