import type { AppLoadContext } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Locale } from '#app/i18n/locale.ts'
import { textsIn } from '#app/i18n/server-texts.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

interface Part {
  /** By which `StaticPart` asks for it. */
  name: string
  element: ReactElement
}

type Reading = Pick<AppLoadContext, 'locale' | 'isPageChange' | 'tellStaticParts'>

/**
 * Makes the static parts of a page from what it tells in one language: once, for as long as that content is there. They are links, pictures
 * and words: nothing in them asks for the router or keeps a state. The loader of the page hands them to the document that is rendered; to
 * scripts, which change the page without one, they go as the data that is given back.
 */
export function staticParts<Content extends object>(partsOf: (content: Content) => readonly Part[]) {
  const made = new WeakMap<Content, StaticParts>()
  return (context: Reading, content: Content): StaticParts | undefined => {
    const parts = made.get(content) ?? rendered(context.locale, partsOf(content))
    made.set(content, parts)
    if (context.isPageChange) return parts
    context.tellStaticParts(parts)
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
