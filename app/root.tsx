import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { siteContent } from '#app/content/index.ts'
import { spokenFlash } from '#app/forms/spoken-flash.ts'
import { useNonce } from '#app/components/nonce.tsx'
import stylesheet from '#app/styles/index.css?url'

export const handle = { i18n: ['ui', 'shell', 'errors'] }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

/** What every page needs: who looks, in which language, at which moment, and a message that travelled over a redirect. */
export function loader({ context }: LoaderFunctionArgs) {
  const { locale, me, now, site } = context
  const { name, shortName, title, description, slogan, address, independence, copyright } = siteContent(locale)
  return {
    locale,
    me,
    now: now.toISOString(),
    sessionEnded: context.sessionEnded,
    flash: spokenFlash(locale, context.takeFlash()),
    testPages: site.testPages,
    site: { name, shortName, title, description, slogan, address, postcode: site.postcode, independence, copyright },
  }
}

export type RootData = Awaited<ReturnType<typeof loader>>

export const useRoot = () => useRouteLoaderData<typeof loader>('root')

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRoot()
  return (
    <html lang={root?.locale === 'en' ? 'en' : 'zh-CN'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
