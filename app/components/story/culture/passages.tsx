import { Sources } from '#app/components/ui/sources.tsx'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { CulturePage } from '#app/content/pages/culture.ts'
import { sourcesOf, Tally } from '../figure-list.tsx'
import { PlacedIllustration } from '../placed-illustration.tsx'

type Chapter = CulturePage['spirit']['chapters'][number]

interface PassagesProps {
  id: string
  title: string
  lead: string
  chapters: readonly Chapter[]
  ground?: 'deep'
}

/** A part of the page in several passages, in which text and picture swap sides. */
export function Passages({ id, title, lead, chapters, ground }: PassagesProps) {
  return (
    <section id={id} className="passages" data-lazy="" data-ground={ground} aria-labelledby={`${id}-title`}>
      <header className="passages__head grid">
        {ground === undefined ? null : <WaterContour shape="reach" className="passages__water" />}
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lede">{lead}</p>
      </header>
      {chapters.map((chapter, index) => (
        <Passage key={chapter.key} chapter={chapter} isTurned={index % 4 > 1} />
      ))}
    </section>
  )
}

function Passage({ chapter, isTurned }: { chapter: Chapter; isTurned: boolean }) {
  const { title, paragraphs, figures, picture, sources } = chapter
  const shown = picture?.isShown === true ? picture : undefined
  const form = shown === undefined ? 'bare' : 'plated'
  return (
    <article className={`passage passage--${form} passage--${isTurned ? 'turned' : 'straight'} grid`}>
      <h3 className="passage__title">{title}</h3>
      <div className="passage__text">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {picture === undefined || shown !== undefined ? null : <PlacedIllustration illustration={picture} />}
        {figures === undefined ? null : <Tally figures={figures} />}
        <Sources sources={sourcesOf([{ sources: sources ?? [] }, ...(figures ?? [])])} />
      </div>
      {shown === undefined ? null : <PlacedIllustration illustration={shown} className="passage__plate" />}
    </article>
  )
}
