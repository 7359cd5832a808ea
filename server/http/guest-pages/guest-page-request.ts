import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../rpc/context.ts'
import type { ReadKind } from '../../reading/reading.queries.ts'
import { isRead } from '../handler-chain.ts'
import { Cookies } from '../cookies.ts'
import { isTextLanguages, type TextLanguages } from '../pages/text-language-choice.ts'
import { localeOfCookies } from '../pages/choose-language.ts'
import { oldData } from '../remix/remix-paths.ts'
import { guestPages, type GuestPage } from './page-list.ts'

/** A page that a guest asks for, in the words in which everybody shares it. */
export interface GuestPageRequest {
  /** Path and query with what the page knows, in one order. */
  path: string
  /** The scheme and name it was asked under. */
  origin: string
  locale: Locale
  /** Which texts lists hold. */
  texts: TextLanguages
  /** The same for all who are sent the same bytes. */
  key: string
  read: { kind: ReadKind; id: number } | undefined
  visitorSession: string | undefined
}

const longestValue = 100

// Whose cookies say more than a language is sent a page of their own: a session, also one that has ended or was left; a message that is shown once.
const ofOneReader = ['token', 'refreshToken', 'loggedOut', 'flash']

/**
 * The shared page that a request asks for; undefined where the answer must be made for this reader alone. `siteOrigin` is the public
 * address where one is set: without it, pages name the address they were asked under, and differ by it.
 */
export function guestPageRequest(
  request: IncomingMessage,
  siteOrigin: string | undefined,
): GuestPageRequest | undefined {
  const { url = '', headers } = request
  if (!isRead(request)) return undefined
  const mark = url.indexOf('?')
  const pathname = mark === -1 ? url : url.slice(0, mark)
  const page = guestPages.find(({ path }) => path.test(pathname))
  if (page === undefined) return undefined
  const cookies = new Cookies(headers.cookie, false)
  const isOfOne = (name: string) => cookies.read(name) !== undefined
  if (ofOneReader.some(isOfOne) || page.unlessCookie?.some(isOfOne) === true) return undefined
  const query = mark === -1 ? '' : knownQuery(page, new URLSearchParams(url.slice(mark)))
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

// `lng` and `language` are kept in cookies by the answer; no page is asked for by the old data address.
const neverShared = ['lng', 'language', oldData]

function knownQuery({ knows = [], unlessAsked = [] }: GuestPage, asked: URLSearchParams): string | undefined {
  if ([...neverShared, ...unlessAsked].some(name => asked.has(name))) return undefined
  const known = knows.flatMap(name => {
    const value = asked.get(name)
    return value === null ? [] : [[name, value]]
  })
  if (known.some(([, value = '']) => value.length > longestValue)) return undefined
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`
}

const plainHost = /^[a-z0-9.-]{1,255}(:\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/

// A name that could be read in two ways is left to what reads it otherwise.
const originOf = (host: string | undefined) =>
  host !== undefined && plainHost.test(host) ? `http://${host}` : undefined
