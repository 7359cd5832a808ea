import type { ShownTexts } from '../../forms/read-texts-by-language.ts'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

/** How the wall is looked at: in its address, so that it can be shared and works without scripts. */
export interface WallView {
  show: 'newest' | 'random' | 'mine'
  /** A class year, of those who wrote with their name. */
  year: number | null
  /** The id below which a page of the newest begins. */
  before: number | null
  page: number
  /** Which texts, where the address says so. */
  language: 'this' | 'all' | null
  /** What was asked for as a year and is none: said beside the field, so that nobody takes the whole wall for their class. */
  misread: string | null
}

export interface Wall {
  blessings: BlessingCard[]
  total: number
  page: number
  totalPages: number
  nextCursor: number | null
  texts: ShownTexts
}

/** The address of a view of the wall. */
export function wallLink({ show, year, before, page, language }: Partial<WallView>): string {
  const query = new URLSearchParams()
  if (show !== undefined && show !== 'newest') query.set('show', show)
  if (year != null) query.set('year', String(year))
  if (language != null) query.set('language', language)
  if (before != null) query.set('before', String(before))
  if (page !== undefined && page > 1) query.set('page', String(page))
  const text = query.toString()
  return `/blessings${text === '' ? '' : `?${text}`}#slips`
}
