import { timelinePictures } from '#app/components/picture/picture-address.ts'
import { PlacedIllustration } from '../placed-illustration.tsx'
import type { EraPart } from './era.tsx'

/** The other pictures of an era, on both sides of the river. */
export function EraGallery({ era: { headings, plates } }: { era: EraPart }) {
  if (plates.length === 0) return null
  return (
    <section className="era__gallery">
      <h4>{headings.plates}</h4>
      {plates.map(illustration => (
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
