import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { PlacedIllustration } from '../placed-illustration.tsx'
import type { EraPart } from './era.tsx'

/** The other pictures of an era, on both sides of the river. */
export function EraGallery({ era: { headings, illustrations } }: { era: EraPart }) {
  if (illustrations.length === 0) return null
  return (
    <section className="era__gallery">
      <h4>{headings.illustrations}</h4>
      {illustrations.map(illustration => (
        <PlacedIllustration
          key={illustration.url}
          illustration={illustration}
          pictures={timelinePictures}
          className="era__view"
        />
      ))}
    </section>
  )
}
