import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'

/** The parameters of a search as they are in the address; empty if not set. */
export interface SearchQuery {
  query: string
  board: string
  member: string
  from: string
  until: string
}

const names = [
  ['query', 'q'],
  ['board', 'board'],
  ['member', 'member'],
  ['from', 'from'],
  ['until', 'until'],
] as const

export const hasFilters = ({ board, member, from, until }: SearchQuery): boolean =>
  [board, member, from, until].some(part => part !== '')

/** The address of a page of a search. */
export function searchAddress(asked: Partial<SearchQuery>, page = 1, language?: ShownTexts['asked']): string {
  const query = new URLSearchParams()
  for (const [part, name] of names) {
    const value = asked[part] ?? ''
    if (value !== '' || part === 'query') query.set(name, value)
  }
  if (language !== undefined) query.set('language', language)
  if (page > 1) query.set('page', String(page))
  return `/search?${query.toString()}`
}

export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const [said = '', board = '', member = '', from = '', until = ''] = names.map(([, name]) => query.get(name)?.trim())
  return { query: said, board, member, from, until }
}
