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

/** The same parts for a document and for a client-side navigation. */
interface MadeParts {
  ofDocument: StaticParts
  asData: StaticParts
}

type Reading = Pick<AppLoadContext, 'locale' | 'isPageChange' | 'setStaticParts'>

/**
 * Renders the static parts of a page once for each content object, which holds the texts of one language. They consist of links, pictures and text,
 * without router or state. For a document the loader passes them to the rendering; for a client-side navigation it returns them as data.
 */
export function staticParts<Content extends object>(partsOf: (content: Content) => readonly Part[]) {
  const made = new WeakMap<Content, MadeParts>()
  return (context: Reading, content: Content): StaticParts | undefined => {
    const { ofDocument, asData } = made.get(content) ?? makeParts(context.locale, partsOf(content))
    made.set(content, { ofDocument, asData })
    if (context.isPageChange) return asData
    context.setStaticParts(ofDocument)
    return undefined
  }
}

function makeParts(locale: Locale, parts: readonly Part[]): MadeParts {
  const ofDocument = rendered(locale, parts)
  return { ofDocument, asData: withDeferredStyles(ofDocument) }
}

/** The policy of the document that shows the parts has no hashes of their styles, so the browser sets these itself (static-part.tsx). */
function withDeferredStyles({ locale, markup }: StaticParts): StaticParts {
  const deferred = Object.entries(markup).map(
    ([name, each]) => [name, each.replaceAll(' style="', ' data-style="')] as const,
  )
  return { locale, markup: Object.fromEntries(deferred) }
}

function rendered(locale: Locale, parts: readonly Part[]): StaticParts {
  const made = parts.map(({ name, element }) => {
    const markup = renderToStaticMarkup(<I18nextProvider i18n={textsIn(locale)}>{element}</I18nextProvider>)
    return [name, markup] as const
  })
  return { locale, markup: Object.fromEntries(made) }
}
