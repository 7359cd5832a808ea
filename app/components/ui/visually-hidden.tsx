import type { ReactNode } from 'react'

/** Text for screen readers only; `lang` is set if it is in another language than the page. */
export function VisuallyHidden({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <span className="visually-hidden" lang={lang}>
      {children}
    </span>
  )
}
