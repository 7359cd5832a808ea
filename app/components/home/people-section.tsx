import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { HomeShell } from '#app/content/pages/home.ts'
import { RiverPath } from './river-path.tsx'
import { SectionHead } from './section-head.tsx'

type Story = HomeShell['stories'][number]

/** Chapter three of Home: three people, one of whom is open while the others show their portraits (docs/product.md#home). */
export function Stories({ heading, stories }: { heading: HomeShell['alumni']; stories: readonly Story[] }) {
  const { t } = useTranslation('home')
  const [active, setActive] = useState(0)
  const turn = (by: 1 | -1) => setActive(index => (index + by + stories.length) % stories.length)
  return (
    <section id="alumni" className="chapter stories" data-lazy="" data-ground="light" aria-labelledby="alumni-title">
      <RiverPath part="alumni" />
      <SectionHead id="alumni-title" chapter={t('alumni.chapter')} {...heading} />
      <div className="stories__row grid" role="group" aria-label={t('alumni.list')}>
        {stories.map((story, index) => (
          <StoryCard key={story.key} story={story} active={index === active} onChoose={() => setActive(index)} />
        ))}
      </div>
      <div className="stories__controls grid only-scripted">
        <button type="button" className="stories__turn" onClick={() => turn(-1)} aria-label={t('alumni.previous')}>
          <Icon icon={ArrowLeft} />
        </button>
        <ol className="stories__dots">
          {stories.map((story, index) => (
            <li key={story.key}>
              <button
                type="button"
                className="stories__dot"
                aria-label={t('alumni.choose', { name: story.name })}
                aria-current={index === active}
                onClick={() => setActive(index)}
              />
            </li>
          ))}
        </ol>
        <button type="button" className="stories__turn" onClick={() => turn(1)} aria-label={t('alumni.next')}>
          <Icon icon={ArrowRight} />
        </button>
      </div>
      <p className="chapter__more grid">
        <ButtonLink to="/people">{t('alumni.more')}</ButtonLink>
      </p>
    </section>
  )
}

function StoryCard({ story, active, onChoose }: { story: Story; active: boolean; onChoose: () => void }) {
  const { t } = useTranslation('home')
  return (
    <article className={classNames('story', active && 'is-active')}>
      <div className="story__front">
        <img
          className="story__emblem"
          src={story.avatar.url}
          alt={story.avatar.alt}
          width="400"
          height="400"
          loading="lazy"
          decoding="async"
        />
        <h3 className="story__name">{story.name}</h3>
        {story.years === undefined ? null : <p className="meta figures">{story.years}</p>}
        <p className="story__title">{story.title}</p>
        <p className="story__preview">{story.preview}</p>
        <button
          type="button"
          className="story__open only-scripted"
          aria-label={t('alumni.choose', { name: story.name })}
          onClick={onChoose}
        />
      </div>
      <StaticPart part={`story-${story.key}`} className="story__telling" />
    </article>
  )
}
