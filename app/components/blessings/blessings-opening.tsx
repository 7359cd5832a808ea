import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { highPriority } from '#app/components/ui/first-picture-priority.ts'
import type { BlessingsTexts } from '#app/content/pages/blessings.ts'
import { PageNav } from '#app/components/story/page-nav.tsx'

/** The first screen: a picture of lanterns at night, and links to the two parts of the page. */
export function BlessingsOpening({ words }: { words: BlessingsTexts }) {
  const { t } = useTranslation('blessing')
  const { t: tStory } = useTranslation('story')
  const { title, subtitle, relay, wall } = words
  return (
    <>
      <section id="home" className="blessings__opening" data-ground="night" aria-label={title}>
        <img
          className="blessings__lanterns"
          src="/pictures/lanterns-night.svg"
          alt=""
          width="1600"
          height="900"
          {...highPriority}
        />
        <div className="blessings__slip grid">
          <h1 className="blessings__title">{title}</h1>
          <p className="blessings__subtitle display">{subtitle}</p>
          <p className="blessings__ways">
            <ButtonLink to="#relay" variant="primary" preventScrollReset>
              {t('relay.pass')}
            </ButtonLink>
            <ButtonLink to="#write" preventScrollReset>
              {t('write')}
            </ButtonLink>
          </p>
        </div>
      </section>
      <PageNav
        label={tStory('parts')}
        parts={[
          { id: 'home', label: t('nav.home') },
          { id: 'relay', label: relay.title },
          { id: 'wall', label: wall.title },
        ]}
      />
    </>
  )
}
