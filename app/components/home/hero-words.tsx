import type { HomePage } from '#app/content/for-home.ts'
import { lettersOf, useTypewriter, writtenParts } from './typewriter.ts'

export const heroTexts = ({ quote, history, modern }: HomePage['hero']) => [
  quote,
  history.text,
  history.detail,
  modern.text,
  modern.detail,
]

const looks = ['hero__quote', 'hero__text', 'hero__detail', 'hero__text', 'hero__detail'] as const

/** The hero's texts, complete in the first byte; with scripts a typewriter uncovers them without moving anything. */
export function HeroWords({ hero }: { hero: HomePage['hero'] }) {
  const texts = heroTexts(hero)
  const written = useTypewriter(lettersOf(texts))
  return (
    <div className={written === undefined ? 'hero__typed' : 'hero__typed is-typing'}>
      {writtenParts(texts, written ?? Number.POSITIVE_INFINITY).map(({ shown, rest }, index) => (
        <p key={`${looks[index] ?? ''} ${index}`} className={looks[index]}>
          {shown}
          {rest === '' ? null : <span className="hero__unwritten">{rest}</span>}
        </p>
      ))}
    </div>
  )
}
