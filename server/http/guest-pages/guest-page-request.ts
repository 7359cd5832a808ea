import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../rpc/context.ts'
import type { ViewedKind } from '../../page-view/page-view.queries.ts'
import { loggedOutCookie } from '../../kernel/session-names.schema.ts'
import { isReadMethod } from '../handler-chain.ts'
import { Cookies } from '../cookies.ts'
import { isTextLanguages, type TextLanguages } from '../pages/text-language-choice.ts'
import { localeOfCookies } from '../pages/choose-language.ts'
import { legacyDataParameter } from '../remix/remix-paths.ts'
import { guestPages, type GuestPage } from './guest-page-list.ts'

/** A guest's request for a page that all guests with the same request share. */
export interface GuestPageRequest {
  /** The path, and of the query only the parameters that the page knows, in a fixed order. */
  path: string
  /** The scheme and host of the request. */
  origin: string
  locale: Locale
  /** The languages of the texts in lists. */
  texts: TextLanguages
  /** Equal for requests that get the same bytes. */
  key: string
  read: { kind: ViewedKind; id: number } | undefined
  visitorSession: string | undefined
}

const maxValueLength = 100

// With one of these cookies the page is not shared: a session, even one that has ended, or a message that is shown once.
const ofOneReader = ['token', 'refreshToken', loggedOutCookie, 'flash']

/**
 * Returns the shared page that a request asks for; undefined if the response must be made for this reader alone. `siteOrigin` is the public address,
 * if one is set. Without it, pages contain the address of the request and differ by it.
 */
export function guestPageRequest(
  request: IncomingMessage,
  siteOrigin: string | undefined,
): GuestPageRequest | undefined {
  const { url = '', headers } = request
  if (!isReadMethod(request)) return undefined
  const mark = url.indexOf('?')
  const pathname = mark === -1 ? url : url.slice(0, mark)
  const page = guestPages.find(({ path }) => path.test(pathname))
  if (page === undefined) return undefined
  const cookies = new Cookies(headers.cookie, false)
  const isOfOne = (name: string) => cookies.read(name) !== undefined
  if (ofOneReader.some(isOfOne) || page.privateCookies?.some(isOfOne) === true) return undefined
  const query = mark === -1 ? '' : normalizedQuery(page, new URLSearchParams(url.slice(mark)))
  const origin = siteOrigin ?? originOf(headers.host)
  if (query === undefined || origin === undefined) return undefined
  const locale = localeOfCookies(cookies)
  const kept = cookies.read('texts')
  const texts = isTextLanguages(kept) ? kept : 'this'
  const id = Number(page.path.exec(pathname)?.[1])
  return {
    path: `${pathname}${query}`,
    origin,
    locale,
    texts,
    key: `${locale} ${texts} ${origin}${pathname}${query}`,
    read: page.read && { kind: page.read, id },
    visitorSession: cookies.read('visitorSessionId'),
  }
}

// The response stores `lng` and `language` in cookies. The old address of data never belongs to a page.
const neverShared = ['lng', 'language', legacyDataParameter]

function normalizedQuery(
  { parameters = [], privateParameters = [] }: GuestPage,
  asked: URLSearchParams,
): string | undefined {
  if ([...neverShared, ...privateParameters].some(name => asked.has(name))) return undefined
  const known = parameters.flatMap(name => {
    const value = asked.get(name)
    return value === null ? [] : [[name, value]]
  })
  if (known.some(([, value = '']) => value.length > maxValueLength)) return undefined
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`
}

const plainHost = /^[a-z0-9.-]{1,255}(:\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/

// A host that parsers may read in different ways is not shared.
const originOf = (host: string | undefined) =>
  host !== undefined && plainHost.test(host) ? `http://${host}` : undefined
