import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { keptPart } from '#app/browser/kept-parts.ts'
import { pageLocale } from '#app/browser/page-locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { StillParts } from '#server/http/pages/page-context.ts'

/** The parts of the document that the server renders now; null in a browser, which has them in its document. */
export const StillContext = createContext<StillParts | null>(null)

/** The parts of the page inside it, where its loader brought them because scripts opened it. */
export function StillPage({ parts, children }: { parts: StillParts | undefined; children: ReactNode }) {
  const ofDocument = useContext(StillContext)
  return <StillContext.Provider value={parts ?? ofDocument}>{children}</StillContext.Provider>
}

interface StillProps {
  /** Which part: unique on its page. */
  part: string
  /** The element that holds it. */
  as?: 'article' | 'details' | 'div'
  className?: string
  id?: string
}

/**
 * Markup that stays as it is while its page is open. The server makes it once for each language (`still-parts.tsx`); no script draws it
 * again, and its data is not sent beside it. It changes with the language alone.
 */
export function Still({ part, as: Host = 'div', ...rest }: StillProps) {
  const parts = useContext(StillContext)
  const [markup] = useState(() => parts?.markup[part] ?? keptPart(part))
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
      data-still={part}
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
