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

interface RenderedParts {
  forDocument: StaticParts
  forNavigation: StaticParts
}

type Reading = Pick<AppLoadContext, 'locale' | 'isPageChange' | 'setStaticParts'>

/**
 * Renders the static parts of a page once for each content object, which holds the texts of one language. They consist of links, pictures and text,
 * without router or state. For a document the loader passes them to the rendering; for a client-side navigation it returns them as data.
 */
export function staticParts<Content extends object>(partsOf: (content: Content) => readonly Part[]) {
  const cache = new WeakMap<Content, RenderedParts>()
  return (context: Reading, content: Content): StaticParts | undefined => {
    const parts = cache.get(content) ?? renderParts(context.locale, partsOf(content))
    cache.set(content, parts)
    if (context.isPageChange) return parts.forNavigation
    context.setStaticParts(parts.forDocument)
    return undefined
  }
}

function renderParts(locale: Locale, parts: readonly Part[]): RenderedParts {
  const markup = parts.map(({ name, element }) => {
    const rendered = renderToStaticMarkup(<I18nextProvider i18n={textsIn(locale)}>{element}</I18nextProvider>)
    return [name, rendered] as const
  })
  const withoutStyles = markup.map(([name, rendered]) => [name, renameStyles(rendered)] as const)
  return {
    forDocument: { locale, markup: Object.fromEntries(markup) },
    forNavigation: { locale, markup: Object.fromEntries(withoutStyles) },
  }
}

/**
 * Renames the style attributes to `data-style`. The policy of the document that will show this markup would block them, so the browser applies them
 * (static-part.tsx). Quotes in texts are escaped, so no text is changed.
 */
const renameStyles = (markup: string) => markup.replaceAll(' style="', ' data-style="')
