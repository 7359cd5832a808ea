import { useTranslation } from 'react-i18next'
import { staticParts } from '#app/components/reused-markup/static-parts-of-pages.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Illustration } from '#app/components/ui/illustration.tsx'
import { SourceList, Sources } from '#app/components/ui/sources.tsx'
import type { HomePage } from '#app/content/pages/home.ts'

/** The parts of Home that never change while it is open. */
export const homeParts = staticParts<HomePage>(({ hero, eras, missions, stories, finale }) => [
  { name: 'hero-sources', element: <HeroSources sources={hero.sources} /> },
  ...eras.map((era, index) => ({
    name: `era-${era.year}`,
    element: <EraBody era={era} illustrationFrom={illustrationsBefore(eras, index) + 1} />,
  })),
  ...missions.map((mission, index) => ({
    name: `mission-${mission.key}`,
    element: <MissionBody mission={mission} number={index + 1} />,
  })),
  ...stories.map(story => ({ name: `story-${story.key}`, element: <StoryTelling story={story} /> })),
  { name: 'finale', element: <FinaleWords finale={finale} /> },
])

function HeroSources({ sources }: Pick<HomePage['hero'], 'sources'>) {
  const { t } = useTranslation('home')
  return <SourceList sources={sources} label={t('hero.sources')} />
}

type Era = HomePage['eras'][number]

/** Returns the number of pictures before an era. Pictures are numbered through all eras. */
const illustrationsBefore = (eras: readonly Era[], index: number): number =>
  eras.slice(0, index).reduce((sum, { images }) => sum + images.length, 0)

function EraBody({ era, illustrationFrom }: { era: Era; illustrationFrom: number }) {
  const { t } = useTranslation('home')
  return (
    <>
      <div className="era__text">
        <p className="lede">{era.description}</p>
        <p>{era.detail}</p>
        <dl className="era__figures" aria-label={t('timeline.figures')}>
          {era.statistics.map(({ value, label, note }) => (
            <div key={label} className="era__figure">
              <dt>{label}</dt>
              <dd className="figures">
                {value}
                {note === undefined ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <Sources sources={era.sources} />
      </div>
      <div className="era__plates">
        {era.images.map(({ url, alt, caption }, index) => (
          <Illustration
            key={url}
            src={url}
            alt={alt}
            caption={caption}
            number={illustrationFrom + index}
            width={800}
            height={600}
          />
        ))}
      </div>
    </>
  )
}

type Mission = HomePage['missions'][number]

/** The details of one mission, with three figures. Without scripts all five are shown below each other. */
function MissionBody({ mission, number }: { mission: Mission; number: number }) {
  const { title, subtitle, description, quote, impact, participants, duration } = mission
  const figures = [impact, participants, duration]
  return (
    <>
      <header className="mission__heading">
        <h3>
          <span className="mission__order figures">{String(number).padStart(2, '0')}</span> {title}
        </h3>
        <p className="mission__subtitle meta">{subtitle}</p>
      </header>
      <div className="mission__telling">
        <p>{description}</p>
        <p className="mission__quote display">{quote}</p>
      </div>
      <dl className="mission__figures">
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong className="figures">{value}</strong>
              {note === undefined ? null : <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Sources
        sources={figures
          .flatMap(figure => figure.sources)
          .filter((source, index, all) => all.findIndex(each => each.url === source.url) === index)}
      />
    </>
  )
}

function StoryTelling({
  story: { story, quote, quoteNote, achievements, sources },
}: {
  story: HomePage['stories'][number]
}) {
  return (
    <>
      <p>{story}</p>
      <blockquote className="story__quote display">
        {quote}
        <footer className="meta">{quoteNote}</footer>
      </blockquote>
      <ul className="story__tags">
        {achievements.map(achievement => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
      <Sources sources={sources} />
    </>
  )
}

function FinaleWords({ finale }: Pick<HomePage, 'finale'>) {
  const { t } = useTranslation('home')
  const { title, quote, lines, date, slogan } = finale
  return (
    <>
      <h2 className="finale__title" id="finale-title">
        {title}
      </h2>
      <blockquote className="finale__quote display">{quote}</blockquote>
      <div className="finale__lines">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="finale__date">
        <time className="display" dateTime={date.replaceAll('.', '-')}>
          {date}
        </time>
        <span>{slogan}</span>
      </p>
      <p className="finale__ways">
        <ButtonLink to="/blessings" variant="primary">
          {t('finale.toBlessings')}
        </ButtonLink>
        <ButtonLink to="/articles">{t('finale.toArticles')}</ButtonLink>
        <ButtonLink to="/forum">{t('finale.toForum')}</ButtonLink>
        <ButtonLink to="/poster">{t('finale.toPoster')}</ButtonLink>
        <ButtonLink to="/mosaic">{t('finale.toMosaic')}</ButtonLink>
      </p>
    </>
  )
}
