import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePictureViewer } from '#app/components/picture/use-picture-viewer.ts'
import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { PageNav } from '../page-nav.tsx'
import { TimelineYears } from './timeline-years.tsx'
import { Epilogue } from './epilogue.tsx'
import { TitleScreen } from './title-screen.tsx'
import { Opening } from './opening.tsx'
import { planCourse, riverSource } from './river-layout.ts'
import type { RiverPoint } from './river-geometry.ts'
import { useRiverGrowth } from './use-river-growth.ts'

const atOpening: RiverPoint = { x: 546, streams: 1 }
const atHeading: RiverPoint = { x: 740, streams: 1 }

/** The timeline page (docs/product.md#timeline-page). */
export function RiverOfTime({ timeline }: { timeline: TimelinePage }) {
  const { t } = useTranslation('story')
  const { page, lamp } = useRiverGrowth()
  const { title, subtitle, opening, river, parts, epilogue } = timeline
  const { courses, end } = planCourse(atHeading, parts)
  const years = parts.flatMap(part => (part.kind === 'era' ? [part.year] : []))
  useUnfolding()
  usePictureViewer()
  return (
    <div className="story river-of-time" data-pictures="" ref={page}>
      <section id="opening" aria-label={opening.title}>
        <TitleScreen title={title} subtitle={subtitle} years={years} />
      </section>
      <PageNav
        label={t('parts')}
        parts={[
          { id: 'opening', label: opening.title },
          {
            id: 'timeline',
            label: river.title,
            places: years.map(year => ({ id: String(year), label: String(year) })),
          },
          { id: 'epilogue', label: epilogue.title },
        ]}
      />
      <Opening opening={opening} run={{ form: 'runs', from: riverSource, to: atOpening }} />
      <Suspense>
        <TimelineYears
          heading={river}
          parts={parts}
          courses={courses}
          run={{ form: 'runs', from: atOpening, to: atHeading }}
        />
      </Suspense>
      <Suspense>
        <Epilogue epilogue={epilogue} from={end} />
      </Suspense>
      <span className="lamp" ref={lamp} aria-hidden="true" />
    </div>
  )
}

/** Unfolds the year that the address names, such as /timeline#1952. */
function useUnfolding(): void {
  useEffect(() => {
    function unfold(): void {
      const closer = document.getElementById(location.hash.slice(1))?.querySelector('details.era__closer')
      if (closer instanceof HTMLDetailsElement) closer.open = true
    }
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])
}
