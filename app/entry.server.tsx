import { randomBytes } from 'node:crypto'
import type {
  AppLoadContext,
  HandleDataRequestFunction,
  HandleDocumentRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceContext } from '#app/components/csp-nonce.tsx'
import { PartCache } from '#app/components/reused-markup/part-cache.ts'
import { PartCacheContext } from '#app/components/reused-markup/cached-part.tsx'
import { StaticPartsContext } from '#app/components/reused-markup/static-part.tsx'
import { RequestIdContext } from '#app/components/shell/request-id.ts'
import { hasChineseFallback } from '#app/content/editing/missing-english.ts'
import { isRefused } from '#app/forms/refusal-checks.ts'
import { markChinese } from '#app/i18n/mark-chinese-in-markup.ts'
import { textsIn } from '#app/i18n/server-texts.ts'
import { pageBytes } from '#app/remix/encode-page.ts'
import { readChunks } from '#app/remix/page-data.ts'

// In ms. Remix rejects promises that loaders left pending after this. It is later than the browser's time limit (docs/product.md#time-out).
export const streamTimeout = 11_000

const partCache = new PartCache()

const requestIds = new WeakMap<AppLoadContext, string>()

// Returns the id of this request in the log, which its response names too.
function requestIdOf(context: AppLoadContext): string {
  const reference = context.requestId ?? requestIds.get(context) ?? randomBytes(5).toString('hex')
  requestIds.set(context, reference)
  return reference
}

/**
 * Renders a page to one body, not to a stream, because it is compressed as a whole. The loaders have finished before, so nothing in it has to wait.
 */
export default async function handleRequest(...brought: Parameters<HandleDocumentRequestFunction>): Promise<Response> {
  const [request, status, headers, remix, context] = brought
  const reference = requestIdOf(context)
  headers.set('X-Request-Id', reference)
  // Remix would send the loader data as a stream inside the markup, which needs a streaming renderer: three times the work of `renderToString`.
  const { serverHandoffStream, ...frame } = remix
  const data = serverHandoffStream === undefined ? [] : await readChunks(serverHandoffStream)
  const cachedParts = partCache.page(context.locale)
  const rendered = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <RequestIdContext.Provider value={reference}>
        <StaticPartsContext.Provider value={context.staticParts()}>
          <PartCacheContext.Provider value={cachedParts}>
            <I18nextProvider i18n={textsIn(context.locale)}>
              <RemixServer context={frame} url={request.url} nonce={context.nonce} />
            </I18nextProvider>
          </PartCacheContext.Provider>
        </StaticPartsContext.Provider>
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
  )
  const pieces = cachedParts.complete(rendered)
  const marked =
    context.locale === 'en' && hasChineseFallback(context.content) ? [markChinese(pieces.join(''))] : pieces
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', context.locale === 'zh' ? 'zh-CN' : 'en')
  const hasScripts = frame.renderMeta?.didRenderScripts === true
  const bytes = pageBytes({ pieces: marked, data: hasScripts ? data : undefined, nonce: context.nonce })
  context.setPageBytes(bytes)
  return new Response(bytes, { headers, status })
}

/** Adds the request id to the response with a page's data. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  response.headers.set('X-Request-Id', requestIdOf(context))
  return response
}

/**
 * Logs server errors. A refusal is an expected response, and a request that no route handles (OPTIONS, a form to a page without an action) is no
 * server error.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRefused(error)) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname} ${requestIdOf(context)}`)
}
