import type { AppLoadContext } from '@remix-run/node'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

type Api = AppLoadContext['api']

/** How the wall is looked at: in its address, so that it can be shared and works without scripts. */
export interface WallView {
  show: 'newest' | 'random' | 'mine'
  /** A class year, of those who wrote with their name. */
  year: number | null
  /** The id below which a page of the newest begins. */
  before: number | null
  page: number
  /** What was asked for as a year and is none: said beside the field, so that nobody takes the whole wall for their class. */
  misread: string | null
}

export interface Wall {
  blessings: BlessingCard[]
  total: number
  page: number
  totalPages: number
  nextCursor: number | null
}

const perPage = 12

/** Reads the address leniently: what makes no sense is as if it were not there (decisions: Paging). */
export function wallView(query: URLSearchParams, isMember: boolean): WallView {
  const shown = query.get('show')
  const asked = (query.get('year') ?? '').normalize('NFKC').trim()
  const number = whole(asked.replace(/\s*[届年]$/, ''))
  const year = number !== null && number >= 1915 && number <= 2100 ? number : null
  return {
    show: shown === 'random' || (shown === 'mine' && isMember) ? shown : 'newest',
    year,
    misread: year === null && asked !== '' ? asked.slice(0, 20) : null,
    before: whole(query.get('before')),
    page: whole(query.get('page')) ?? 1,
  }
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

/** The address of a view of the wall. */
export function wallLink({ show, year, before, page }: Partial<WallView>): string {
  const query = new URLSearchParams()
  if (show !== undefined && show !== 'newest') query.set('show', show)
  if (year != null) query.set('year', String(year))
  if (before != null) query.set('before', String(before))
  if (page !== undefined && page > 1) query.set('page', String(page))
  const text = query.toString()
  return `/blessings${text === '' ? '' : `?${text}`}#slips`
}
