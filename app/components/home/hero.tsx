import { Fragment, useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Torch } from '#app/components/ui/torch.tsx'
import { measureOnWindowEvents, listen } from '#app/components/ui/add-listeners.ts'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import type { HomeShell } from '#app/content/pages/home.ts'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import { HeroBackground } from './hero-background.tsx'
import { HeroWords } from './hero-words.tsx'
import { scrollToSection } from './scroll-to-section.ts'
import { VisitorLine } from './visitor-line.tsx'

interface HeroProps {
  hero: HomeShell['hero']
  banner: { date: string; invitation: string }
  /** The parts of the title; a line may break between them. */
  title: readonly string[]
  years: { from: number; to: number }
  visitors: { total: number | null; own: number | null }
}

/** The id of the last element of the hero. */
export const heroEnd = 'hero-end'

const restoredAbove = 50
/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEndsAfter = 400
/** Milliseconds within which scrolling begins, even on a busy phone. */
const scrollBeginsWithin = 2000
const hintHiddenAfter = 100

/** The first section of Home, by night: its button lights the torch and scrolls to the next section (docs/product.md#home). */
export function Hero({ hero, banner, title, years, visitors }: HeroProps) {
  const { t } = useTranslation('home')
  const { ignited, scrolled, ignite } = useIgnition()
  return (
    <section className={classNames('hero', ignited && 'is-ignited')} data-ground="night" aria-label={t('hero.label')}>
      <HeroBackground />
      <div className="hero__content grid">
        <div className="hero__words">
          <p className="hero__years figures" aria-hidden="true">
            <span>{years.from}</span>
            <span>{years.to}</span>
          </p>
          <h1 className="hero__title">
            {title.map(part => (
              <Fragment key={part}>
                {part.startsWith(' ') ? ' ' : null}
                <span>{part.trim()}</span>
              </Fragment>
            ))}
          </h1>
          <HeroWords hero={hero} />
          <StaticPart part="hero-sources" as="details" className="sources" />
        </div>
        <div className="hero__fire">
          <Torch className="hero__torch" flare={ignited ? 1 : 0} />
          <VisitorLine
            before={hero.visitorLine.before}
            after={hero.visitorLine.after}
            visitors={visitors}
            hero={hero}
          />
          <p className="hero__prompt">{hero.prompt}</p>
          <form action="#timeline" onSubmit={ignite}>
            <button className="button button--primary hero__ignite">{t('hero.ignite')}</button>
          </form>
        </div>
      </div>
      <HeroBanner banner={banner} cards={hero.cards} />
      <p id={heroEnd} className={classNames('hero__hint', scrolled && 'is-hidden')} aria-hidden="true">
        {t('hero.scroll')}
      </p>
    </section>
  )
}

function HeroBanner({ banner, cards }: { banner: HeroProps['banner']; cards: HomeShell['hero']['cards'] }) {
  return (
    <div className="hero__banner grid">
      <p className="hero__date">
        <time dateTime={banner.date.replaceAll('.', '-')}>{banner.date}</time>
        <span>{banner.invitation}</span>
      </p>
      <ul className="hero__cards">
        {cards.map(card => (
          <li key={card.key}>
            <Link to={card.href} className="hero__card">
              <strong>{card.title}</strong>
              <span>{card.lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useIgnition() {
  const [ignited, setIgnited] = useState(false)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    return measureOnWindowEvents(['scroll'], () => setScrolled(scrollY > hintHiddenAfter))
  }, [])
  useEffect(() => {
    return ignited ? whenBackAtTop(() => setIgnited(false)) : undefined
  }, [ignited])
  function ignite(event: FormEvent): void {
    event.preventDefault()
    setIgnited(true)
    dispatchEvent(new CustomEvent('hero-fire-ignited'))
    scrollToSection('timeline')
  }
  return { ignited, scrolled, ignite }
}

/** Calls `act` when the reader returns to the top, or when scrolling ends before it has left the top. Returns a function that stops it. */
function whenBackAtTop(act: () => void): () => void {
  let hasLeft = scrollY >= restoredAbove
  let ended = setTimeout(onEnd, scrollBeginsWithin)
  function onScroll(): void {
    clearTimeout(ended)
    ended = setTimeout(onEnd, scrollEndsAfter)
    if (scrollY >= restoredAbove) hasLeft = true
    else if (hasLeft) act()
  }
  function onEnd(): void {
    if (scrollY < restoredAbove) act()
  }
  const stop = listen(window, ['scroll'], onScroll)
  return () => {
    clearTimeout(ended)
    stop()
  }
}
