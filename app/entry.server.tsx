import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type {
  AppLoadContext,
  HandleDataRequestFunction,
  HandleDocumentRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceContext } from '#app/components/nonce.tsx'
import { ReferenceContext } from '#app/components/shell/reference.ts'
import { isRefused } from '#app/forms/problems.ts'
import { textsIn } from '#app/i18n/server-texts.ts'
import { modulesAfterPaint } from '#app/late-modules.ts'

const patience = 10_000
// Rendering is cut off after the loaders have had their time.
export const streamTimeout = patience + 1_000

const references = new WeakMap<AppLoadContext, string>()

// The number under which the log knows what went wrong with this request, and which its answer names.
function referenceOf(context: AppLoadContext): string {
  const reference = references.get(context) ?? randomBytes(5).toString('hex')
  references.set(context, reference)
  return reference
}

/** A page leaves whole, for it is compressed whole: what React writes is kept until the last of it is there. */
export default function handleRequest(...brought: Parameters<HandleDocumentRequestFunction>): Promise<Response> {
  const [request, status, headers, remix, context] = brought
  const reference = referenceOf(context)
  headers.set('X-Request-Id', reference)
  return new Promise((resolve, reject) => {
    let answered = status
    let isLost = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <ReferenceContext.Provider value={reference}>
          <I18nextProvider i18n={textsIn(context.locale)}>
            <RemixServer context={remix} url={request.url} abortDelay={patience} nonce={context.nonce} />
          </I18nextProvider>
        </ReferenceContext.Provider>
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        onAllReady() {
          clearTimeout(late)
          // React calls this also after what it could not begin to write.
          if (isLost) return
          headers.set('Content-Type', 'text/html; charset=utf-8')
          headers.set('Content-Language', context.locale === 'zh' ? 'zh-CN' : 'en')
          const answer = (page: Buffer) => new Response(finished(page, context.nonce), { headers, status: answered })
          pipe(collector(page => resolve(answer(page))))
        },
        onShellError(error) {
          isLost = true
          clearTimeout(late)
          reject(error instanceof Error ? error : new Error(String(error)))
        },
        onError() {
          answered = 500
        },
      },
    )
    const late = setTimeout(abort, streamTimeout).unref()
  })
}

// React 18 leaves zero bytes where a letter of several bytes meets the end of its buffer (facebook/react#26228); no text of ours holds one.
const padding = '\0'

/** Takes all that is written. */
function collector(done: (page: Buffer) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, written) {
      parts.push(chunk)
      written()
    },
    final(ended) {
      done(Buffer.concat(parts))
      ended()
    },
  })
}

/** What is cut out and put in is plain ASCII: each byte taken for a letter, the others need not be read and written anew. */
function finished(page: Buffer, nonce: string): Buffer<ArrayBuffer> {
  const bytes = page.toString('latin1').replaceAll(padding, '')
  return Buffer.from(modulesAfterPaint(bytes, nonce), 'latin1')
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
