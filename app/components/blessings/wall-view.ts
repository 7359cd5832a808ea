import { withQuery } from '#app/browser/with-query.ts'
import type { ShownTexts } from '../../forms/read-texts-by-language.ts'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

/** The filters of the wall. They are part of the address, so that a view can be shared and works without scripts. */
export interface WallView {
  show: 'newest' | 'random' | 'mine'
  /** A class year. Only blessings with their author's name have one. */
  year: number | null
  /** Only blessings with a lower id are shown; null: from the newest. */
  before: number | null
  page: number
  /** The language filter, if the address sets one. */
  language: 'this' | 'all' | null
  /** What was typed as a year, if it is none. The wall then shows all years, and says so beside the field. */
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
export function wallAddress({ show, year, before, page, language }: Partial<WallView>): string {
  const query = new URLSearchParams()
  if (show !== undefined && show !== 'newest') query.set('show', show)
  if (year != null) query.set('year', String(year))
  if (language != null) query.set('language', language)
  if (before != null) query.set('before', String(before))
  if (page !== undefined && page > 1) query.set('page', String(page))
  return `${withQuery('/blessings', query)}#slips`
}

/** Returns whether the wall lists a blessing: a wall of texts in the reader's language leaves out the others. */
export const isWanted = ({ language }: Pick<BlessingCard, 'language'>, texts: 'this' | 'all', own: string): boolean =>
  texts === 'all' || language === own
