import type { ReactNode } from 'react'

/** Read aloud and not seen; `lang` where it is in another language than the page. */
export function VisuallyHidden({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <span className="visually-hidden" lang={lang}>
      {children}
    </span>
  )
}
