import { Sources } from '#app/components/ui/sources.tsx'
import { sourcesOf, Tally } from '../figure-list.tsx'
import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { PlacedIllustration } from '../placed-illustration.tsx'
import type { EraPart } from './era.tsx'

type Section = EraPart['sections'][number]

export function EraSection({
  section: { heading, paragraphs, labels, figures, picture, sources },
}: {
  section: Section
}) {
  return (
    <section className="era__section">
      <h4>{heading}</h4>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {labels === undefined ? null : (
        <dl className="labels">
          {labels.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures === undefined ? null : <Tally figures={figures} />}
      {picture === undefined ? null : (
        <PlacedIllustration illustration={picture} pictures={timelinePictures} className="era__inset" />
      )}
      <Sources sources={sourcesOf([{ sources }, ...(figures ?? [])])} />
    </section>
  )
}
