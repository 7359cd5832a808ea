import { Outlet } from '@remix-run/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import type { PartCache } from '#app/components/reused-markup/part-cache.ts'
import { PartCacheContext } from '#app/components/reused-markup/cached-part.tsx'
import { textsIn } from '#app/i18n/server-texts.ts'

interface Surroundings {
  at?: string
  locale?: 'zh' | 'en'
  /** The loader data of the root. */
  root?: object
  /** The cache of parts from earlier pages; no cache by default. */
  memory?: PartCache
}

/** Renders an element on the server with router, texts and tRPC client, at an address. */
export async function renderWithRouter(
  element: ReactElement,
  { at = '/people', locale = 'zh', root = {}, memory }: Surroundings = {},
) {
  const routes: RouteObject[] = [
    { id: 'root', path: '/', loader: () => root, element: <Outlet />, children: [{ path: '*', element }] },
  ]
  const { query } = createStaticHandler(routes)
  const context = await query(new Request(new URL(at, 'http://here.example')))
  if (context instanceof Response) throw new Error('the page answered with a redirect')
  const kept = memory?.page(locale) ?? null
  const markup = renderToStaticMarkup(
    <PartCacheContext.Provider value={kept}>
      <I18nextProvider i18n={textsIn(locale)}>
        <TrpcProvider>
          <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
        </TrpcProvider>
      </I18nextProvider>
    </PartCacheContext.Provider>,
  )
  return kept?.complete(markup).join('') ?? markup
}

/** The link targets in the HTML, in order. */
export const linksIn = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(found => found[1])
