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
import { NonceContext } from '#app/components/nonce.tsx'
import { ReferenceContext } from '#app/components/shell/reference.ts'
import { isRefused } from '#app/forms/problems.ts'
import { textsIn } from '#app/i18n/server-texts.ts'
import { withData } from '#app/handed-data.ts'
import { modulesAfterPaint } from '#app/late-modules.ts'

const references = new WeakMap<AppLoadContext, string>()

// The number under which the log knows what went wrong with this request, and which its answer names.
function referenceOf(context: AppLoadContext): string {
  const reference = references.get(context) ?? randomBytes(5).toString('hex')
  references.set(context, reference)
  return reference
}

/**
 * A page leaves whole, for it is compressed whole, and no part of it waits for data: React writes it in one go, which takes about two
 * thirds of the time of writing it piece by piece.
 */
export default async function handleRequest(...brought: Parameters<HandleDocumentRequestFunction>): Promise<Response> {
  const [request, status, headers, { serverHandoffStream: data, ...remix }, context] = brought
  const reference = referenceOf(context)
  const markup = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <ReferenceContext.Provider value={reference}>
        <I18nextProvider i18n={textsIn(context.locale)}>
          <RemixServer context={remix} url={request.url} nonce={context.nonce} />
        </I18nextProvider>
      </ReferenceContext.Provider>
    </NonceContext.Provider>,
  )
  // In one go React writes no doctype, and browsers would lay the page out as in 1998.
  const page = `<!DOCTYPE html>${markup}`
  headers.set('X-Request-Id', reference)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', context.locale === 'zh' ? 'zh-CN' : 'en')
  const scripted = data === undefined ? page : withData(page, await new Response(data).text(), context.nonce)
  return new Response(modulesAfterPaint(scripted, context.nonce), { status, headers })
}

/** The data of a page change names its number too. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  response.headers.set('X-Request-Id', referenceOf(context))
  return response
}

/** Faults are told to the operator; what a rule refused is an answer, and what no page takes (OPTIONS, a form to a page without one) is no fault of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRefused(error)) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname} ${referenceOf(context)}`)
}
