import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { PlacedIllustration } from '../placed-illustration.tsx'
import { EraGallery } from './era-gallery.tsx'
import { EraMargin } from './era-margin.tsx'
import { EraText } from './era-text.tsx'
import type { EraCourse } from './river-layout.ts'
import { RiverStretch } from './river-stretch.tsx'

export type EraPart = TimelinePage['parts'][number] & { kind: 'era' }

/** One of the main years: the year set large, what happened, and details that can be folded (docs/product.md#timeline-widget). */
export function Era({ era, course }: { era: EraPart; course: EraCourse }) {
  const { t } = useTranslation('story')
  const { year, name, title, description, illustration } = era
  const heading = `era-${year}`
  return (
    <article
      id={String(year)}
      className={`era era--${course.side}`}
      data-lazy=""
      aria-labelledby={heading}
      data-joins={era.joins || undefined}
    >
      {course.gathering === undefined ? null : (
        <div className="era__confluence grid">
          <RiverStretch stretch={course.gathering} />
        </div>
      )}
      <div className="era__landscape grid">
        <RiverStretch stretch={course.beside} />
        <p className="era__year year" aria-hidden="true">
          {year}
        </p>
        <p className="era__name vertical display">{name}</p>
      </div>
      <div className="era__bend grid">
        <RiverStretch stretch={course.under} />
      </div>
      <div className="era__land grid">
        <RiverStretch stretch={course.along} />
        <header className="era__head">
          <h3 id={heading} className="era__title">
            <VisuallyHidden>{year} </VisuallyHidden>
            {title}
          </h3>
          <p className="lede">{description}</p>
        </header>
        {illustration === undefined ? null : (
          <PlacedIllustration illustration={illustration} pictures={timelinePictures} className="era__plate" />
        )}
        <details className="era__closer" open>
          <summary className="era__summary">{t('timeline.closer', { year })}</summary>
          <EraText era={era} />
        </details>
        <EraMargin era={era} />
        <EraGallery era={era} />
      </div>
    </article>
  )
}
