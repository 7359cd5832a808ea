import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/ui/button.tsx'
import type { HomePage } from '#app/content/for-home.ts'
import { RiverReach } from './river-reach.tsx'

/** Daybreak: what was passed on arrives with the reader (docs/product.md#home). */
export function Finale({ finale }: { finale: HomePage['finale'] }) {
  const { t } = useTranslation('home')
  const { title, quote, lines, date, slogan, picture } = finale
  return (
    <section id="finale" className="finale" data-ground="light" aria-labelledby="finale-title">
      <RiverReach reach="finale" />
      <div className="finale__grid grid">
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
      </div>
      <img
        className="finale__picture"
        src={picture.url}
        alt={picture.alt}
        width="1600"
        height="900"
        loading="lazy"
        decoding="async"
      />
    </section>
  )
}
