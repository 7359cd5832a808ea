import type { AppLoadContext } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Locale } from '#app/i18n/locale.ts'
import { textsIn } from '#app/i18n/server-texts.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

interface Part {
  /** The name by which `StaticPart` looks it up. */
  name: string
  element: ReactElement
}

type Reading = Pick<AppLoadContext, 'locale' | 'isPageChange' | 'setStaticParts'>

/**
 * Renders the static parts of a page once for each content object, which holds the texts of one language. They consist of links, pictures and text,
 * without router or state. For a document the loader passes them to the rendering; for a client-side navigation it returns them as data.
 */
export function staticParts<Content extends object>(partsOf: (content: Content) => readonly Part[]) {
  const made = new WeakMap<Content, StaticParts>()
  return (context: Reading, content: Content): StaticParts | undefined => {
    const parts = made.get(content) ?? rendered(context.locale, partsOf(content))
    made.set(content, parts)
    if (context.isPageChange) return parts
    context.setStaticParts(parts)
    return undefined
  }
}

function rendered(locale: Locale, parts: readonly Part[]): StaticParts {
  const made = parts.map(({ name, element }) => {
    const markup = renderToStaticMarkup(<I18nextProvider i18n={textsIn(locale)}>{element}</I18nextProvider>)
    return [name, markup] as const
  })
  return { locale, markup: Object.fromEntries(made) }
}
