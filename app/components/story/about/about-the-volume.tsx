import { useTranslation } from 'react-i18next'
import type { AboutPage } from '#app/content/for-about.ts'
import { PageNav } from '../page-nav.tsx'
import { TitlePage } from './title-page.tsx'
import { School } from './school.tsx'
import { ThisSite } from './site.tsx'

/** The university, the anniversary, and this site (docs/product.md#about-page). */
export function AboutTheVolume({ about }: { about: AboutPage }) {
  const { t } = useTranslation('story')
  const { leaf, siteTitle, independence, history, achievements, team } = about
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
          { id: 'history', label: history.title },
          { id: 'achievements', label: achievements.title },
          { id: 'project', label: t('nav.project') },
          { id: 'team', label: team.title },
        ]}
      />
      <School {...about} />
      <ThisSite {...about} />
    </div>
  )
}
