import type { TFunction } from 'i18next'

/** Says how many posts a list leaves out because they are in other languages; undefined if there are none. */
export const postsInOtherLanguages = (t: TFunction<'forum'>, number: number): string | undefined =>
  number <= 0 ? undefined : t(number === 1 ? 'board.inOtherLanguage' : 'board.inOtherLanguages', { number })
