import { classNames } from '#app/components/ui/class-names.ts'
import { Sources } from '#app/components/ui/sources.tsx'
import type { PersonOnPage } from '#app/content/pages/people.ts'
import { BreakAtPunctuation } from '../break-at-punctuation.tsx'

interface PersonStoryProps {
  person: PersonOnPage
  /** True if the emblem is on the other side of the page. */
  isTurned: boolean
  isLong: boolean
}

/** One person: an emblem instead of a portrait, the name set vertically, and the life story. */
export function PersonStory({ person, isTurned, isLong }: PersonStoryProps) {
  const { key, name, years, era, title, avatar, preview, story, longer, quote, quoteNote, achievements, sources } =
    person
  return (
    <article
      id={key}
      data-lazy=""
      className={classNames('life', 'grid', isTurned && 'life--turned', isLong && 'life--long')}
      aria-labelledby={`${key}-name`}
    >
      <header className="life__head">
        <h2 id={`${key}-name`} className="life__name">
          {name}
        </h2>
        <p className={classNames('life__years', years !== undefined && 'display')}>{years ?? era}</p>
      </header>
      <img
        className="life__emblem"
        src={avatar.url}
        alt={avatar.alt}
        width="400"
        height="400"
        loading="lazy"
        decoding="async"
      />
      <div className="life__text">
        <p className="life__title">{title}</p>
        <p className="lede">{preview}</p>
        {years === undefined ? null : <p className="meta">{era}</p>}
        <p>{story}</p>
        {longer.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <blockquote className="life__quote display">
          <BreakAtPunctuation>{quote}</BreakAtPunctuation>
          <footer className="meta">{quoteNote}</footer>
        </blockquote>
        <ul className="life__achievements">
          {achievements.map(achievement => (
            <li key={achievement}>{achievement}</li>
          ))}
        </ul>
        <Sources sources={sources} />
      </div>
    </article>
  )
}
