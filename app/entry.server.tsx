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
import { holdsChinese } from '#app/content/editing/blank-english.ts'
import { isRefused } from '#app/forms/refusal-checks.ts'
import { markChinese } from '#app/i18n/mark-chinese-in-markup.ts'
import { textsIn } from '#app/i18n/server-texts.ts'
import { pageBytes } from '#app/remix/encode-page.ts'
import { piecesOf } from '#app/remix/page-data.ts'

const patience = 10_000
// What a loader promised is given up after the loaders have had their time.
export const streamTimeout = patience + 1_000

const partCache = new PartCache()

const references = new WeakMap<AppLoadContext, string>()

// The number under which the log knows what went wrong with this request, and which its answer names.
function referenceOf(context: AppLoadContext): string {
  const reference = context.requestId ?? references.get(context) ?? randomBytes(5).toString('hex')
  references.set(context, reference)
  return reference
}

/** A page is sent whole, because it is compressed whole. Its data was read before it is rendered, so nothing in it has to wait. */
export default async function handleRequest(...brought: Parameters<HandleDocumentRequestFunction>): Promise<Response> {
  const [request, status, headers, remix, context] = brought
  const reference = referenceOf(context)
  headers.set('X-Request-Id', reference)
  // Remix would hand the data over in a stream, which takes a renderer that waits: three times the work of one that does not.
  const { serverHandoffStream, ...frame } = remix
  const data = serverHandoffStream === undefined ? [] : await piecesOf(serverHandoffStream)
  const kept = partCache.page(context.locale)
  const rendered = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <RequestIdContext.Provider value={reference}>
        <StaticPartsContext.Provider value={context.staticParts()}>
          <PartCacheContext.Provider value={kept}>
            <I18nextProvider i18n={textsIn(context.locale)}>
              <RemixServer context={frame} url={request.url} nonce={context.nonce} />
            </I18nextProvider>
          </PartCacheContext.Provider>
        </StaticPartsContext.Provider>
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
  )
  const pieces = kept.complete(rendered)
  const marked = context.locale === 'en' && holdsChinese(context.volume) ? [markChinese(pieces.join(''))] : pieces
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', context.locale === 'zh' ? 'zh-CN' : 'en')
  const hasScripts = frame.renderMeta?.didRenderScripts === true
  const bytes = pageBytes({ pieces: marked, data: hasScripts ? data : undefined, nonce: context.nonce })
  context.tellPage(bytes)
  return new Response(bytes, { headers, status })
}

/** The data of a page change names its number too. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  response.headers.set('X-Request-Id', referenceOf(context))
  return response
}

/** Faults are logged. A refusal is an answer, and a request that no page takes (OPTIONS, a form to a page without an action) is no fault of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRefused(error)) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname} ${referenceOf(context)}`)
}
