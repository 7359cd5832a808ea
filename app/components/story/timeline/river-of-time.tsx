import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePictureViewer } from '#app/components/picture/use-picture-viewer.ts'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { TimelineShell } from '#app/content/pages/timeline.ts'
import { PageNav } from '../page-nav.tsx'
import { TitleScreen } from './title-screen.tsx'
import { useRiverGrowth } from './use-river-growth.ts'

/** The timeline page (docs/product.md#timeline-page). */
export function RiverOfTime({ timeline }: { timeline: TimelineShell }) {
  const { t } = useTranslation('story')
  const { page, lamp } = useRiverGrowth()
  const { title, subtitle, years, titles } = timeline
  useUnfolding()
  usePictureViewer()
  return (
    <div className="story river-of-time" data-pictures="" ref={page}>
      <section id="opening" aria-label={titles.opening}>
        <TitleScreen title={title} subtitle={subtitle} years={years} />
      </section>
      <PageNav
        label={t('parts')}
        parts={[
          { id: 'opening', label: titles.opening },
          {
            id: 'timeline',
            label: titles.river,
            places: years.map(year => ({ id: String(year), label: String(year) })),
          },
          { id: 'epilogue', label: titles.epilogue },
        ]}
      />
      <StaticPart part="river" />
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
