import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { staticPartOfDocument } from '#app/browser/static-parts-of-document.ts'
import { pageLocale } from '#app/browser/page-locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

/** The parts of the document that the server renders now; null in a browser, which has them in its document. */
export const StaticPartsContext = createContext<StaticParts | null>(null)

/** The parts of the page inside it, where its loader brought them because scripts opened it. */
export function StaticPartsOfPage({ parts, children }: { parts: StaticParts | undefined; children: ReactNode }) {
  const ofDocument = useContext(StaticPartsContext)
  return <StaticPartsContext.Provider value={parts ?? ofDocument}>{children}</StaticPartsContext.Provider>
}

interface StaticPartProps {
  /** Which part: unique on its page. */
  part: string
  /** The element that holds it. */
  as?: 'article' | 'details' | 'div'
  className?: string
  id?: string
}

/**
 * Markup that stays as it is while its page is open. The server makes it once for each language (`static-parts-of-pages.tsx`); no script draws it
 * again, and its data is not sent beside it. It changes with the language alone.
 */
export function StaticPart({ part, as: Host = 'div', ...rest }: StaticPartProps) {
  const parts = useContext(StaticPartsContext)
  const [markup] = useState(() => parts?.markup[part] ?? staticPartOfDocument(part))
  const host = useRef<HTMLDivElement & HTMLDetailsElement>(null)
  const shown = useRef<Locale>()
  useEffect(() => {
    const before = (shown.current ??= parts?.locale ?? pageLocale())
    if (host.current === null || parts === null || parts.locale === before) return
    shown.current = parts.locale
    replaceMarkup(host.current, parts.markup[part] ?? '')
  }, [part, parts])
  return (
    <Host
      {...rest}
      ref={host}
      data-static-part={part}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

/** What was open stays open. */
function replaceMarkup(host: HTMLElement, markup: string): void {
  const open = [...host.querySelectorAll('details')].map(details => details.open)
  host.innerHTML = markup
  for (const [index, details] of host.querySelectorAll('details').entries()) details.open = open[index] ?? false
}
