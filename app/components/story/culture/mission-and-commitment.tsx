import { useTranslation } from 'react-i18next'
import type { CulturePage } from '#app/content/for-culture.ts'
import { PageNav } from '../page-nav.tsx'
import { PlacedPlate } from '../placed-plate.tsx'
import { Creed } from './creed.tsx'
import { Passages } from './passages.tsx'
import { Works } from './works.tsx'

/** What the school believes, what came of it, and where it reached (docs/product.md#culture-page). */
export function MissionAndCommitment({ culture }: { culture: CulturePage }) {
  const { t } = useTranslation('story')
  const { title, lead, opening, spirit, achievements, works, impact } = culture
  return (
    <div className="story culture">
      <section id="home" aria-label={title}>
        <Creed title={title} lead={lead} phrases={opening.phrases} note={opening.quoteNote} />
      </section>
      <PageNav
        label={t('parts')}
        parts={[
          { id: 'home', label: t('nav.home') },
          { id: 'spirit', label: spirit.title },
          { id: 'achievements', label: achievements.title },
          { id: 'impact', label: impact.title },
        ]}
      />
      <div className="preamble grid">
        <div className="preamble__text">
          {opening.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lede' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
        <PlacedPlate plate={opening.picture} className="preamble__plate" />
      </div>
      <Passages id="spirit" {...spirit} />
      <Works id="achievements" heading={achievements} works={works} />
      <Passages id="impact" {...impact} ground="deep" />
    </div>
  )
}
