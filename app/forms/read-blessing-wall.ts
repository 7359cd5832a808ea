import type { AppLoadContext } from '@remix-run/node'
import { graduationYears } from '#server/member/profile.schema.ts'
import { pageNumber } from './page-number.ts'
import { readTexts, type ShownTexts, type LanguageFilter } from './read-texts-by-language.ts'
import type { Wall, WallView } from '../components/blessings/wall-view.ts'

type Api = AppLoadContext['api']

const perPage = 12

/** Reads the view from the URL; invalid values are ignored (docs/product.md#paging). */
export function wallView(query: URLSearchParams, isMember: boolean): WallView {
  const shown = query.get('show')
  const language = query.get('language')
  const asked = (query.get('year') ?? '').normalize('NFKC').trim()
  const year = classYear(asked.replace(/\s*[届年]$/, ''))
  return {
    show: shown === 'random' || (shown === 'mine' && isMember) ? shown : 'newest',
    year,
    misread: year === null && asked !== '' ? asked.slice(0, 20) : null,
    before: positiveInteger(query.get('before')),
    page: pageNumber(query),
    language: language === 'this' || language === 'all' ? language : null,
  }
}

function classYear(text: string): number | null {
  const year = positiveInteger(text)
  return year !== null && year >= graduationYears.first && year <= graduationYears.last ? year : null
}

const maxInteger = 2_147_483_647

function positiveInteger(text: string | null): number | null {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= maxInteger ? number : null
}

/** Loads one page of the wall. Admins see the public texts here; texts that wait for review are in the admin area. */
export async function readWall(context: AppLoadContext, request: Request, view: WallView): Promise<Wall> {
  const { api } = context
  if (view.show === 'mine')
    return { ...(await api.blessing.mine({ page: view.page, limit: perPage })), texts: allTexts }
  const { list, texts } = await readTexts(context, request, wanted =>
    view.show === 'random' ? readRandom(api, wanted) : readNewest(api, view, wanted),
  )
  return { ...list, texts }
}

/** Members see their own blessings in every language. */
const allTexts: ShownTexts = { shown: 'all', isInstead: false, asked: undefined }

async function readRandom(api: Api, { language }: LanguageFilter) {
  const [blessings, total] = await Promise.all([
    api.blessing.random({ limit: perPage, language }),
    api.blessing.total({ language }),
  ])
  return { blessings, total, page: 1, limit: perPage, totalPages: 1, nextCursor: null }
}

const readNewest = (api: Api, { year, before }: WallView, { language }: LanguageFilter) =>
  api.blessing.list({
    limit: perPage,
    status: 'approved',
    language,
    ...(year === null ? {} : { graduationYear: year }),
    ...(before === null ? {} : { cursor: before }),
  })
