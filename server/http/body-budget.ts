import type { IncomingMessage } from 'node:http'
import { refusalKinds, retrySeconds } from '../kernel/refusal-kinds.schema.ts'
import { addressOfRequest, type AddressReader } from './client-address.ts'
import { busyResponse } from './busy-response.ts'
import { kilobyte, megabyte, reservedBytes } from './body-limits.ts'
import { pathOf, type Handler } from './handler-chain.ts'
import { Cookies } from './cookies.ts'
import { localeOfCookies } from './pages/choose-language.ts'
import { envelopeOf } from './rest/envelope.ts'
import { responseHeaders } from './rest/call-headers.ts'
import { preferredLanguage } from './rest/language.ts'

/** Forms and calls are short. They have a budget of their own, so that many uploads do not keep them out. */
const short = { maxBodyBytes: 64 * kilobyte, total: 128 * megabyte, perAddress: 32 * megabyte }
const long = { total: 192 * megabyte, perAddress: 48 * megabyte }

interface BodyBudgetParts {
  addressOf: AddressReader
  /** The origins of pages that may call REST (API_ORIGINS: docs/operations.md#settings). */
  origins: readonly string[]
}

/** Limits the bytes of the bodies that arrive at the same time, in all and from one address, by their announced lengths. */
export function bodyBudget({ addressOf, origins }: BodyBudgetParts): Handler {
  const headersOfCall = responseHeaders(origins)
  const budgets = { short: new Budget(short), long: new Budget(long) }
  return (request, response, next) => {
    const length = lengthOf(request)
    if (length === 0) return next()
    const budget = length <= short.maxBodyBytes ? budgets.short : budgets.long
    const release = budget.reserve(addressOfRequest(request, addressOf), length)
    if (release === undefined) {
      const { status, headers, body } = refusal(request, headersOfCall)
      // The rest of the body is not read.
      response.writeHead(status, { ...headers, Connection: 'close' }).end(body)
      return
    }
    response.once('close', release)
    next()
  }
}

// Returns the bytes to reserve for a body: its announced length, or what a body without one may take.
function lengthOf(request: IncomingMessage): number {
  const { headers } = request
  if (headers['transfer-encoding'] !== undefined)
    return pathOf(request) === '/uploads' ? reservedBytes.upload : reservedBytes.other
  return Math.min(Number(headers['content-length'] ?? 0), reservedBytes.upload)
}

class Budget {
  readonly #bounds: { total: number; perAddress: number }
  readonly #perAddress = new Map<string, number>()
  #total = 0

  constructor(bounds: { total: number; perAddress: number }) {
    this.#bounds = bounds
  }

  /** Reserves bytes and returns a function that frees them; undefined if too few are left. */
  reserve(address: string, bytes: number): (() => void) | undefined {
    const own = (this.#perAddress.get(address) ?? 0) + bytes
    if (own > this.#bounds.perAddress || this.#total + bytes > this.#bounds.total) return undefined
    this.#total += bytes
    this.#perAddress.set(address, own)
    return () => {
      this.#total -= bytes
      const left = (this.#perAddress.get(address) ?? 0) - bytes
      if (left > 0) this.#perAddress.set(address, left)
      else this.#perAddress.delete(address)
    }
  }
}

type HeadersOfCall = ReturnType<typeof responseHeaders>

function refusal(request: IncomingMessage, headersOfCall: HeadersOfCall) {
  const { headers, method = 'POST' } = request
  if (pathOf(request).startsWith('/api/')) return restRefusal(request, headersOfCall)
  return busyResponse({ locale: localeOfCookies(new Cookies(headers.cookie, false)), accept: headers.accept, method })
}

function restRefusal({ headers }: IncomingMessage, headersOfCall: HeadersOfCall) {
  const always = headersOfCall(headers['x-request-id']?.toString(), headers.origin)
  const problem = { field: undefined, code: 'site.busy', params: { seconds: retrySeconds } }
  const spoken = { locale: preferredLanguage(headers['accept-language']), requestId: always['X-Request-Id'] }
  return {
    status: refusalKinds.unavailable.http,
    headers: {
      ...always,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': String(retrySeconds),
    },
    body: JSON.stringify(envelopeOf(refusalKinds.unavailable.body, [problem], spoken)),
  }
}
