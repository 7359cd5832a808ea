import { randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type HandleDataRequestFunction,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceContext } from '#app/components/nonce.tsx'
import { ReferenceContext } from '#app/components/shell/reference.ts'
import { isRefused } from '#app/forms/problems.ts'
import { textsIn } from '#app/i18n/server-texts.ts'

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

export default function handleRequest(...brought: Parameters<HandleDocumentRequestFunction>): Promise<Response> {
  const [request, status, headers, remix, context] = brought
  const reference = referenceOf(context)
  headers.set('X-Request-Id', reference)
  const waitForAll = isbot(request.headers.get('User-Agent')) || remix.isSpaMode
  return new Promise((resolve, reject) => {
    let answered = status
    const body = withoutGaps()
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
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          headers.set('Content-Language', context.locale === 'zh' ? 'zh-CN' : 'en')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answered }))
          pipe(body)
        },
        onShellError: reject,
        onError() {
          answered = 500
        },
      },
    )
    const late = setTimeout(abort, streamTimeout).unref()
    body.once('close', () => clearTimeout(late))
  })
}

/** React 18 leaves zero bytes where a letter of several bytes meets the end of its buffer (facebook/react#26228); no text of ours holds one. */
function withoutGaps(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter(byte => byte !== 0) : chunk)
    },
  })
}

/** The data of a page change names its number too. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  response.headers.set('X-Request-Id', referenceOf(context))
  return response
}

/** Faults are told to the operator; what a rule refused is an answer. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRefused(error)) return
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname} ${referenceOf(context)}`)
}
