import type { Locale } from '#app/i18n/refusal-text.ts'
import type { ViewedKind } from '../../page-view/page-view.queries.ts'
import { isTagged } from '../../rpc/cache-tags.ts'
import { preferredLanguage } from './language.ts'
import type { JsonObject } from './read-body.ts'
import { readInput } from './read-input.ts'
import type { RestCall } from './rest-call.ts'

/** A call whose response is the same for every guest. */
export interface GuestCall {
  call: RestCall
  input: JsonObject | undefined
  locale: Locale
  /** Equal for calls with the same response. */
  key: string
  /** The text whose reader it counts. */
  read: { kind: ViewedKind; id: number } | undefined
}

interface Pattern {
  call: RestCall
  path: RegExp
  names: readonly string[]
}

const mountedAt = '/api/v1'
/** Longer addresses are not cached: the address is part of the key. */
const maxUrlLength = 300

const opened: Readonly<Record<string, ViewedKind>> = { 'article.byId': 'article', 'post.byId': 'post' }

/** Recognises a guest's call by its address and Accept-Language. Returns undefined if the response is not shared. */
export function guestCalls(calls: readonly RestCall[]) {
  const patterns = calls.filter(({ row }) => 'shared' in row && isTagged(row.procedure)).map(patternOf)
  return (url: string, language: string | undefined): GuestCall | undefined => {
    if (url.length > maxUrlLength || !url.startsWith(mountedAt)) return undefined
    const mark = url.indexOf('?')
    const path = url.slice(mountedAt.length, mark === -1 ? undefined : mark)
    const pattern = patterns.find(each => each.path.test(path))
    return pattern && askedOf(pattern, path, mark === -1 ? '' : url.slice(mark), preferredLanguage(language))
  }
}

function patternOf(call: RestCall): Pattern {
  const { path } = call.row
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { call, names, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '(\\d{1,10})')}$`) }
}

function askedOf({ call, path: pattern, names }: Pattern, path: string, query: string, locale: Locale): GuestCall {
  const found = pattern.exec(path) ?? []
  const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
  const input = readInput(call, { params, query: new URLSearchParams(query), body: {}, bearer: undefined })
  const kind = opened[call.row.procedure]
  return {
    call,
    input,
    locale,
    key: `${locale} ${call.row.path} ${JSON.stringify(input)}`,
    read: kind && { kind, id: Number(params['id']) },
  }
}
