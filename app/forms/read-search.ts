import type { AppLoadContext } from '@remix-run/node'
import type { z } from 'zod'
import type { SearchQuery } from '#app/components/search/search-address.ts'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { find, type Finding } from '#server/search/search.schema.ts'
import { orErrorPage } from './refusal-to-error-page.ts'
import { problemsIn } from './refusal-checks.ts'
import { readTexts, type ShownTexts } from './read-texts-by-language.ts'

/** The problems of a search, by field, as text. */
export type SearchProblems = Partial<Record<keyof SearchQuery, string>>

interface SearchResults {
  results: Finding[]
  total: number
  page: number
  totalPages: number
  texts: ShownTexts
  problems: SearchProblems
}

const noTexts: ShownTexts = { shown: 'this', isInstead: false, asked: undefined }
const nothing = { results: [], total: 0, page: 1, totalPages: 0, texts: noTexts }

/** Loads one page of search results. An invalid field gets its problem as text beside it. */
export async function readSearch(
  context: Pick<AppLoadContext, 'api' | 'texts' | 'locale'>,
  request: Request,
  asked: SearchQuery,
  page: number,
): Promise<SearchResults> {
  const { api, locale } = context
  const { query, board, member, from, until } = asked
  const input = find.safeParse({
    q: query,
    board: board === '' ? undefined : Number(board),
    member: member === '' ? undefined : member,
    from: from === '' ? undefined : from,
    until: until === '' ? undefined : until,
    page,
  })
  if (!input.success) return { ...nothing, problems: problemTexts(locale, input.error) }
  if (query === '' && board === '' && member === '') return { ...nothing, problems: {} }
  const found = await orErrorPage(
    readTexts(context, request, wanted => api.search.find({ ...input.data, ...wanted })).catch(missingTargetOf),
  )
  if (typeof found === 'string') return { ...nothing, problems: { [fieldOf[found]]: refusalText(locale, found) } }
  return { ...found.list, texts: found.texts, problems: {} }
}

const fieldOf = {
  'board.not_found': 'board',
  'member.not_found': 'member',
  'member.page_for_members': 'member',
} as const satisfies Readonly<Record<string, keyof SearchQuery>>

const isMissingTarget = (code: string | undefined): code is keyof typeof fieldOf =>
  code !== undefined && code in fieldOf

/** Returns why nothing can be found for a board or a member; rethrows any other error. */
function missingTargetOf(error: unknown): keyof typeof fieldOf {
  const code = problemsIn(error)[0]?.code
  if (isMissingTarget(code)) return code
  throw error
}

const fields: Readonly<Record<string, keyof SearchQuery>> = {
  q: 'query',
  board: 'board',
  member: 'member',
  from: 'from',
  until: 'until',
}

function problemTexts(locale: AppLoadContext['locale'], { issues }: z.ZodError): SearchProblems {
  const problems: SearchProblems = {}
  for (const { path, message } of issues) problems[fields[String(path[0])] ?? 'query'] = refusalText(locale, message)
  return problems
}
