import { NavigationType, useLocation, useNavigationType } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countVisitor } from '#app/browser/count-visitor.ts'
import type { PosterPage } from '#app/content/pages/poster.ts'
import { firstNumber, sixDigits } from '#app/i18n/visitor-number.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { PosterWords, QrCode } from '#server/poster/poster.schema.ts'
import { MadePoster } from './made-poster.tsx'
import { PosterForm } from './poster-form.tsx'
import { PosterPreview } from './poster-preview.tsx'

/** As wide as a number. A sentence with it keeps the space of the sentence that scripts show later, so that the form does not move. */
const unknownNumber = '\u2007'.repeat(6)

/** The values in the form, whether they can be drawn or not. */
export type TypedPoster = Readonly<Record<keyof PosterWords, string>>

export interface PosterMakerProps extends PosterPage {
  limits: { name: number; wish: number }
  /** The values in the address. */
  words: PosterWords
  result: FormResult | undefined
  /** True if the address describes a picture that can be drawn. */
  isMade: boolean
  /** The characters that the picture leaves out. */
  undrawn: readonly string[]
  code: QrCode
  locale: Locale
  visitorNumber: number | null
}

/**
 * Returns the address of the poster's picture. The server knows the visitor's number itself; it is part of the address so that a picture drawn
 * without it is loaded again.
 */
function pictureOf({ theme, motto, name, wish }: TypedPoster, locale: Locale, number = ''): string {
  const query = new URLSearchParams({ theme, motto, name, wish, lang: locale, number })
  return `/poster/picture.png?${query.toString()}`
}

const isSame = (one: TypedPoster, other: TypedPoster) =>
  one.theme === other.theme && one.motto === other.motto && one.name === other.name && one.wish === other.wish

/** The form with a preview of the typed poster beside it. Once the poster is made, the picture replaces the preview until a value changes. */
export function PosterMaker(props: PosterMakerProps) {
  const { title, lead, words, isMade, mottos, locale } = props
  const { t } = useTranslation('poster')
  const [typed, setTyped] = useState<TypedPoster>(words)
  const number = useVisitorNumber(props.visitorNumber)
  const motto = mottos.find(each => each.key === typed.motto)
  const isShown = isMade && isSame(typed, words)
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnResult(heading, key)
  const picture = pictureOf(words, locale, number)
  return (
    <div className="poster grid">
      <header className="poster__head">
        <h1 className="poster__title">{title}</h1>
        <p className="lede">{lead}</p>
        <p className="meta poster__number" data-unknown={number === undefined ? '' : undefined}>
          {t('numbered', { number: number ?? unknownNumber })}
        </p>
        <noscript>
          <img src="/visitors/pixel.gif" alt="" width="1" height="1" />
        </noscript>
      </header>
      <PosterForm {...props} onType={setTyped} />
      <div className="poster__result" data-lazy="second-screen" id={props.result === undefined ? 'made' : undefined}>
        {isShown ? (
          <MadePoster
            key={`${key} ${picture}`}
            heading={heading}
            picture={picture}
            undrawn={props.undrawn}
            alt={t('picture', { motto: motto?.text })}
          />
        ) : (
          <PosterPreview {...props} words={typed} motto={motto} number={number} said={props.number} />
        )}
      </div>
    </div>
  )
}

/** Moves the focus to a requested picture once. Opening its address, returning to it, and typing do not move the focus. */
function useFocusOnResult(heading: RefObject<HTMLHeadingElement>, key: string): void {
  const isResult = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (isResult) heading.current?.focus()
  }, [heading, isResult, key])
}

/**
 * Returns the visitor number in its displayed form. A visitor who was not counted yet is counted here, as on Home (docs/product.md#visitor-number).
 */
function useVisitorNumber(known: number | null): string | undefined {
  const [own, setOwn] = useState(known)
  useEffect(() => {
    if (known === null) void countVisitor().then(number => number !== undefined && setOwn(number))
  }, [known])
  return own === null ? undefined : sixDigits(own + firstNumber)
}
