import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCClient, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { systemMessage } from '#app/i18n/system-messages.ts'
import type { AppRouter } from '#server/router.ts'
import { isAuthFailure } from './auth-failure.ts'
import { pageLocale } from './page-locale.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { endSession, hadSession } from './end-session.ts'

type CallError = TRPCClientError<AppRouter>

const url = '/trpc'
const maxCallsPerBatch = 20

/** Creates a client for the site's tRPC procedures, with batching and a time limit of 10 s. Live events use follow-live-topic.ts. */
export function openRpc(): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      watchSession,
      httpBatchLink({
        url,
        maxItems: maxCallsPerBatch,
        fetch: (input, init) => fetchWithTimeout(input, { ...init, signal: init?.signal ?? null }),
      }),
    ],
  })
}

/**
 * Ends the session on the page too when a call was refused because the session is over; the call fails with that message
 * (docs/product.md#session-expiry).
 */
const watchSession: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable(observer =>
      next(op).subscribe({
        next: value => observer.next(value),
        error: error => observer.error(toCallError(error)),
        complete: () => observer.complete(),
      }),
    )

/** Maps the error of a failed call: to the end of the session, to the network message, or to itself. */
export function toCallError(error: CallError): CallError {
  if (meansSessionOver(error)) {
    endSession()
    return withMessage(systemMessage(pageLocale(), 'sessionEnded').message, error)
  }
  // An error without data had no response: the network failed, or the request timed out.
  return error.data == null && error.shape == null
    ? withMessage(systemMessage(pageLocale(), 'network').message, error)
    : error
}

const meansSessionOver = ({ data, message }: CallError): boolean =>
  hadSession() && isAuthFailure({ status: data?.httpStatus, message })

const withMessage = (message: string, cause: CallError): CallError => new TRPCClientError(message, { cause })
