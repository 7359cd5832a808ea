import type { AppLoadContext } from '@remix-run/node'
import { graduationYears } from '#server/member/profile.schema.ts'
import { pageNumber } from './page-number.ts'
import type { Wall, WallView } from './wall-view.ts'

type Api = AppLoadContext['api']

const perPage = 12

/** Reads the address leniently: what makes no sense is as if it were not there (decisions: Paging). */
export function wallView(query: URLSearchParams, isMember: boolean): WallView {
  const shown = query.get('show')
  const asked = (query.get('year') ?? '').normalize('NFKC').trim()
  const year = classYear(asked.replace(/\s*[届年]$/, ''))
  return {
    show: shown === 'random' || (shown === 'mine' && isMember) ? shown : 'newest',
    year,
    misread: year === null && asked !== '' ? asked.slice(0, 20) : null,
    before: whole(query.get('before')),
    page: pageNumber(query),
  }
}

function classYear(text: string): number | null {
  const year = whole(text)
  return year !== null && year >= graduationYears.first && year <= graduationYears.last ? year : null
}

const wholeAtMost = 2_147_483_647

function whole(text: string | null): number | null {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= wholeAtMost ? number : null
}

/** One page of the wall as the view says. Admins see here what everybody sees; what waits stands in the admin area. */
export async function readWall(api: Api, { show, year, before, page }: WallView): Promise<Wall> {
  if (show === 'mine') return api.blessing.mine({ page, limit: perPage })
  if (show === 'random') {
    const [blessings, total] = await Promise.all([api.blessing.random({ limit: perPage }), api.blessing.total()])
    return { blessings, total, page: 1, totalPages: 1, nextCursor: null }
  }
  return api.blessing.list({
    limit: perPage,
    status: 'approved',
    ...(year === null ? {} : { graduationYear: year }),
    ...(before === null ? {} : { cursor: before }),
  })
}
