import { PassThrough } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceContext } from '#app/components/nonce.tsx'
import { isRefused } from '#app/forms/problems.ts'
import { textsIn } from '#app/i18n/server-texts.ts'

const patience = 10_000
// Rendering is cut off after the loaders have had their time.
export const streamTimeout = patience + 1_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const waitForAll = isbot(request.headers.get('User-Agent')) || remix.isSpaMode
  return new Promise((resolve, reject) => {
    let answered = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <I18nextProvider i18n={textsIn(context.locale)}>
          <RemixServer context={remix} url={request.url} abortDelay={patience} nonce={context.nonce} />
        </I18nextProvider>
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough()
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
    setTimeout(abort, streamTimeout).unref()
  })
}

/** Faults are told to the operator; what a rule refused is an answer. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRefused(error)) return
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname}`)
}
