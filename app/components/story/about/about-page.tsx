import { useTranslation } from 'react-i18next'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { AboutShell } from '#app/content/pages/about.ts'
import { PageNav } from '../page-nav.tsx'
import { TitlePage } from './title-page.tsx'

/** The about page: the university, the anniversary, and this site (docs/product.md#about-page). */
export function AboutPage({ about }: { about: AboutShell }) {
  const { t } = useTranslation('story')
  const { leaf, siteTitle, independence, titles } = about
  return (
    <div className="story about">
      <section id="home" aria-label={leaf.title}>
        <TitlePage {...leaf} siteTitle={siteTitle} independence={independence} />
      </section>
      <PageNav
        label={t('parts')}
        parts={[
          { id: 'home', label: t('nav.home') },
          { id: 'university', label: t('nav.university') },
          { id: 'history', label: titles.history },
          { id: 'achievements', label: titles.achievements },
          { id: 'project', label: t('nav.project') },
          { id: 'team', label: titles.team },
        ]}
      />
      <StaticPart part="school" />
      <StaticPart part="site" />
    </div>
  )
}
