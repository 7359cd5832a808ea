import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { HomeShell } from '#app/content/pages/home.ts'
import { RiverPath } from './river-path.tsx'
import { SectionHead } from './section-head.tsx'
import { useCarousel } from './use-carousel.ts'

type Mission = HomeShell['missions'][number]

/** Chapter two of Home: five missions in a carousel, and the details of the chosen one (docs/product.md#missions-on-home). */
export function Missions({ heading, missions }: { heading: HomeShell['mission']; missions: readonly Mission[] }) {
  const { t } = useTranslation('home')
  const [chosen, setChosen] = useState(0)
  const { track, more, slide, centre } = useCarousel()
  function choose(index: number): void {
    setChosen(index)
    centre(index)
  }
  return (
    <section id="mission" className="chapter mission" data-lazy="" data-ground="deep" aria-labelledby="mission-title">
      <RiverPath part="mission" />
      <SectionHead id="mission-title" chapter={t('mission.chapter')} {...heading} />
      <div className="mission__stage">
        <ol className="mission__track" ref={track} aria-label={t('mission.track')} tabIndex={-1}>
          {missions.map((mission, index) => (
            <li key={mission.key}>
              <MissionCard
                mission={mission}
                number={index + 1}
                chosen={index === chosen}
                onChoose={() => choose(index)}
              />
            </li>
          ))}
        </ol>
        <p className="mission__arrows only-scripted">
          {more.before ? <Arrow way="previous" onPress={() => slide(-1)} /> : null}
          {more.after ? <Arrow way="next" onPress={() => slide(1)} /> : null}
        </p>
      </div>
      <div className="mission__panels grid">
        {missions.map(({ key }, index) => (
          <StaticPart
            key={key}
            part={`mission-${key}`}
            as="article"
            id={`mission-${key}`}
            className={classNames('mission__panel', index === chosen && 'is-chosen')}
          />
        ))}
      </div>
      <p className="chapter__more grid">
        <ButtonLink to="/culture">{t('mission.more')}</ButtonLink>
      </p>
    </section>
  )
}

function Arrow({ way, onPress }: { way: 'previous' | 'next'; onPress: () => void }) {
  const { t } = useTranslation('home')
  return (
    <button
      type="button"
      className={`mission__arrow mission__arrow--${way}`}
      onClick={onPress}
      aria-label={t(`mission.${way}`)}
    >
      <Icon icon={way === 'next' ? ArrowRight : ArrowLeft} />
    </button>
  )
}

interface MissionCardProps {
  mission: Mission
  number: number
  chosen: boolean
  onChoose: () => void
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A card that links to the panel below, so that it works without scripts. */
function MissionCard({ mission, number, chosen, onChoose }: MissionCardProps) {
  return (
    <a
      href={`#mission-${mission.key}`}
      className="mission__card"
      aria-current={chosen}
      onClick={event => {
        event.preventDefault()
        onChoose()
      }}
    >
      <img src={mission.picture.url} alt="" width="800" height="600" loading="lazy" decoding="async" />
      <span className="mission__number figures">{twoDigits(number)}</span>
      <span className="mission__name display">{mission.title}</span>
    </a>
  )
}
