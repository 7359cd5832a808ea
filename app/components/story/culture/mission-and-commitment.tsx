import { useTranslation } from 'react-i18next'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { CultureShell } from '#app/content/pages/culture.ts'
import { PageNav } from '../page-nav.tsx'
import { Motto } from './motto.tsx'

/** The culture page: the school's values, works, and impact (docs/product.md#culture-page). */
export function MissionAndCommitment({ culture }: { culture: CultureShell }) {
  const { t } = useTranslation('story')
  const { title, lead, opening, titles } = culture
  return (
    <div className="story culture">
      <section id="home" aria-label={title}>
        <Motto title={title} lead={lead} phrases={opening.phrases} note={opening.quoteNote} />
      </section>
      <PageNav
        label={t('parts')}
        parts={[
          { id: 'home', label: t('nav.home') },
          { id: 'spirit', label: titles.spirit },
          { id: 'achievements', label: titles.achievements },
          { id: 'impact', label: titles.impact },
        ]}
      />
      <StaticPart part="preamble" className="preamble grid" />
      <StaticPart part="spirit" />
      <StaticPart part="achievements" />
      <StaticPart part="impact" />
    </div>
  )
}
