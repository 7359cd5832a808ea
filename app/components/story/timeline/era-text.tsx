import { Sources } from '#app/components/ui/sources.tsx'
import { EraSection } from './era-section.tsx'
import type { EraPart } from './era.tsx'

export function EraText({ era: { headings, detail, sources, sections } }: { era: EraPart }) {
  return (
    <div className="era__text">
      <section className="era__section">
        <h4>{headings.telling}</h4>
        <p>{detail}</p>
        <Sources sources={sources} />
      </section>
      {sections.map(section => (
        <EraSection key={section.heading} section={section} />
      ))}
    </div>
  )
}
