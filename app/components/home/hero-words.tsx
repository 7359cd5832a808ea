import { useRef } from 'react'
import type { HomeShell } from '#app/content/pages/home.ts'
import { countLetters, useTypewriter } from './typewriter.ts'

export const heroTexts = ({ quote, history, modern }: HomeShell['hero']) => [
  quote,
  history.text,
  history.detail,
  modern.text,
  modern.detail,
]

/** The hero's texts, complete in the HTML. With scripts a typewriter effect reveals them without moving the layout. */
export function HeroWords({ hero }: { hero: HomeShell['hero'] }) {
  const box = useRef<HTMLDivElement>(null)
  const { quote, history, modern } = hero
  useTypewriter(box, countLetters(heroTexts(hero)))
  return (
    <div className="hero__typed" ref={box}>
      <p className="hero__quote">{quote}</p>
      <p className="hero__text">{history.text}</p>
      <p className="hero__detail">{history.detail}</p>
      <p className="hero__text">{modern.text}</p>
      <p className="hero__detail">{modern.detail}</p>
    </div>
  )
}
