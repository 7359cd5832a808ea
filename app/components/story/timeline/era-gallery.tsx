import { Plate } from '#app/components/ui/plate.tsx'
import type { EraPart } from './era.tsx'

/** The other plates of an era, on both banks. */
export function EraGallery({ era: { headings, plates } }: { era: EraPart }) {
  if (plates.length === 0) return null
  return (
    <section className="era__gallery">
      <h4>{headings.plates}</h4>
      {plates.map(({ url, alt, caption, number }) => (
        <div key={url} className="era__view" id={`plate-${number}`}>
          <Plate src={url} alt={alt} caption={caption} number={number} width={800} height={600} />
        </div>
      ))}
    </section>
  )
}
