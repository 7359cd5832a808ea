import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useNonce } from '#app/components/csp-nonce.tsx'
import { errorKind } from '#app/components/shell/error-kind.ts'
import { ErrorPage } from '#app/components/shell/error-page.tsx'
import { PageFrame } from '#app/components/shell/page-frame.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRequestId } from '#app/components/shell/request-id.ts'
import { useRoot, useStoreRootData } from '#app/components/shell/use-root.ts'
import { hasChineseFallback } from '#app/content/editing/missing-english.ts'
import { siteContent } from '#app/content/index.ts'
import { inlineHeadScript } from '#app/inline-head-script.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { flashText } from '#app/forms/flash-text.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import stylesheet from '#app/styles/index.css?url'

export const handle = { i18n: ['ui', 'shell', 'errors'] }

export const shouldRevalidate = revalidateUnlessRefused

export { headers } from '#app/forms/retry-headers.ts'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Loads the data of every page: the reader, the language, the time, and a message from an earlier redirect. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, me, now, site } = context
  const { name, shortName, title, description, slogan, address, independence, copyright, founded } = siteContent(locale)
  return {
    url: site.url ?? new URL(request.url).origin,
    locale,
    me,
    now: now.toISOString(),
    sessionEnded: context.sessionEnded,
    isSessionUnreadable: context.isSessionUnreadable(),
    suspension: context.suspension(),
    banner: draftLine(context) ?? context.banner,
    isReadOnly: context.isReadOnly,
    holdsChinese: locale === 'en' && hasChineseFallback(context.content),
    unreadNotices: context.unreadNotices(),
    mutedMembers: context.mutedMembers(),
    flash: flashText(locale, context.takeFlash()),
    testPages: site.testPages,
    passwordMin: site.passwordMin,
    failures: failuresIn(locale),
    site: {
      ...{ name, shortName, title, description, slogan, independence, copyright, founded },
      ...{ address: site.address?.text ?? address, addressLang: site.address?.lang },
      ...{ postcode: site.postcode, filings: site.filings ?? { icp: null, police: null } },
    },
  }
}

/** Returns the notice that the page shows a draft. It replaces the banner that admins wrote. */
function draftLine({ draftShown, locale }: LoaderFunctionArgs['context']) {
  if (draftShown === null) return null
  const { part, label, missing } = draftShown
  const t = textsOf(locale, 'storyEditor')
  const text =
    missing === 0 ? t('shown', { part: label[locale] }) : t('notShown', { part: label[locale], number: missing })
  return { text, lang: undefined, link: { to: `/admin/story/${part}`, label: t('backToPart') } }
}

// Titles of error pages, because Remix does not call the route's own `meta` for them.
function failuresIn(locale: LoaderFunctionArgs['context']['locale']) {
  const t = textsOf(locale, 'errors')
  return {
    missing: t('missing.title'),
    forbidden: t('forbidden.title'),
    unavailable: t('unavailable.title'),
    busy: t('busy.title'),
    network: t('network.title'),
    load: t('load.title'),
    refused: t('refused.title'),
    fault: t('fault.title'),
  }
}

export type RootData = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = ({ data, error, matches, location }) =>
  error == null
    ? pageMeta({ matches, location })
    : [{ title: data?.failures[errorKind(error)] ?? '' }, { name: 'robots', content: 'noindex' }]

// The class must stay if React replaces the whole document. It is no state, because a state would render the whole page a second time.
const scripted = typeof document === 'undefined' ? undefined : 'scripted'

/** The document around every page, also when the root loader failed. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRoot()
  useStoreRootData()
  const isFailed = useRouteError() != null
  const reference = useRequestId()
  return (
    <html
      lang={root?.locale === 'en' ? 'en' : 'zh-CN'}
      className={scripted}
      data-reference={(isFailed && reference) || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f2e8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineHeadScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <PageFrame isFailed={isFailed}>{children}</PageFrame>
        <ScrollRestoration nonce={nonce} />
        {/* The first change of a hydrated page removes the preloads. Removing siblings of the bar would style the whole page again. */}
        <div hidden>
          <Scripts nonce={nonce} />
        </div>
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
