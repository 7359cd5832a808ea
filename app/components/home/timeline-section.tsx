import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/ui/button.tsx'
import type { HomeShell } from '#app/content/pages/home.ts'
import { RiverPath } from './river-path.tsx'
import { SectionHead } from './section-head.tsx'
import { TimelineWidget } from './timeline-widget.tsx'

/** Chapter one of Home: four years along the river (docs/product.md#home, #timeline-widget). */
export function TimelineSection({ heading, eras }: { heading: HomeShell['timeline']; eras: HomeShell['eras'] }) {
  const { t } = useTranslation('home')
  return (
    <section
      id="timeline"
      className="chapter timeline"
      data-lazy="second-screen"
      data-ground="light"
      aria-labelledby="timeline-title"
    >
      <RiverPath part="timeline" />
      <SectionHead id="timeline-title" chapter={t('timeline.chapter')} {...heading} />
      <TimelineWidget eras={eras} />
      <p className="chapter__more grid">
        <ButtonLink to="/timeline">{t('timeline.explore')}</ButtonLink>
      </p>
    </section>
  )
}
