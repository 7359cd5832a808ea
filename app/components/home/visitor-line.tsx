import type { HomeShell } from '#app/content/pages/home.ts'
import { heroTexts } from './hero-words.tsx'
import { firstNumber, sixDigits } from '#app/i18n/visitor-number.ts'
import { countLetters } from './typewriter.ts'
import { useVisitorNumber } from './use-visitor-number.ts'

interface VisitorLineProps {
  before: string
  after: string
  visitors: { total: number | null; own: number | null }
  hero: HomeShell['hero']
}

/** "Welcome, the NNNNNNth torchbearer". Without scripts the number does not count up, and a picture of one pixel counts the visitor. */
export function VisitorLine({ before, after, visitors, hero }: VisitorLineProps) {
  const digits = useVisitorNumber(visitors, countLetters(heroTexts(hero)))
  const known = visitors.own ?? visitors.total
  return (
    <p className="hero__visitor">
      {before}
      <span className="hero__number figures only-scripted" data-testid="visitor-number">
        {digits}
      </span>
      <noscript>
        <span className="hero__number figures">{sixDigits(known === null ? null : known + firstNumber)}</span>
        <img src="/visitors/pixel.gif" alt="" width="1" height="1" />
      </noscript>
      {after}
    </p>
  )
}
