import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { staticPartOfDocument } from '#app/browser/static-parts-of-document.ts'
import { pageLocale } from '#app/browser/page-locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

/** The static parts of the document that the server renders; null in a browser, which reads them from its document. */
export const StaticPartsContext = createContext<StaticParts | null>(null)

/** Provides the static parts that the loader returned on a client-side navigation. */
export function StaticPartsOfPage({ parts, children }: { parts: StaticParts | undefined; children: ReactNode }) {
  const ofDocument = useContext(StaticPartsContext)
  return <StaticPartsContext.Provider value={parts ?? ofDocument}>{children}</StaticPartsContext.Provider>
}

interface StaticPartProps {
  /** The name of the part, unique on its page. */
  part: string
  /** The host element. */
  as?: 'article' | 'details' | 'div'
  className?: string
  id?: string
}

/**
 * Markup that does not change while its page is open, except with the language. The server renders it once for each language
 * (`static-parts-of-pages.tsx`). It is not hydrated, and its data is not sent to the browser.
 */
export function StaticPart({ part, as: Host = 'div', ...rest }: StaticPartProps) {
  const parts = useContext(StaticPartsContext)
  const [markup] = useState(() => parts?.markup[part] ?? staticPartOfDocument(part))
  const host = useRef<HTMLElement | null>(null)
  const shown = useRef<Locale>()
  // A layout effect would be as early, but React warns of it on the server.
  const attach = useCallback((element: (HTMLDivElement & HTMLDetailsElement) | null) => {
    host.current = element
    applyStyles(element)
  }, [])
  useEffect(() => {
    const before = (shown.current ??= parts?.locale ?? pageLocale())
    if (host.current === null || parts === null || parts.locale === before) return
    shown.current = parts.locale
    replaceMarkup(host.current, parts.markup[part] ?? '')
  }, [part, parts])
  return (
    <Host
      {...rest}
      ref={attach}
      data-static-part={part}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

/** Replaces the markup and keeps the open `details` elements open. */
function replaceMarkup(host: HTMLElement, markup: string): void {
  const open = [...host.querySelectorAll('details')].map(details => details.open)
  host.innerHTML = markup
  applyStyles(host)
  for (const [index, details] of host.querySelectorAll('details').entries()) details.open = open[index] ?? false
}

/**
 * Applies the inline styles of markup that came as data. The server names them `data-style`, because the policy of the open document would block `style`
 * attributes (static-parts-of-pages.tsx).
 */
function applyStyles(host: HTMLElement | null): void {
  for (const element of host?.querySelectorAll<HTMLElement | SVGElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? ''
    element.removeAttribute('data-style')
  }
}
