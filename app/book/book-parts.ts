import { langOf, type Locale } from '../i18n/locale.ts'
import { printedBook as en } from '../i18n/en/printed-book.ts'
import { printedBook as zh } from '../i18n/zh/printed-book.ts'
import type { BookText, BookVolume } from '#server/book/book.schema.ts'
import type { BookStory } from './book-story.ts'

/** The data that one edition of a volume is rendered from. */
export interface BookParts {
  book: BookVolume
  locale: Locale
  story: BookStory
  /** The date of the edition, such as 2025.10.27. */
  made: string
  /** Style sheets as markup. */
  styles: string
  /** The CSP nonce of the inline style. */
  nonce?: string
  /** Returns the address of a picture of the site in this edition. */
  picture: (url: string) => string
  /** Page number by anchor id, when an earlier printing measured them. */
  pages?: ReadonlyMap<string, number>
  /** Links of the navigation bar on a screen; absent when the edition is a file. */
  screen?: { desk: string; other: string; previous: string | undefined; next: string | undefined }
}

export const wordsOf = (locale: Locale) => ({ zh, en })[locale]

/** Returns the `lang` attribute of a text whose language differs from that of the edition, otherwise an empty string. */
export const langIn = (locale: Locale, language: Locale): string =>
  locale === language ? '' : ` lang="${langOf(language)}"`

/** The texts of one class year, with their numbers. */
export interface BookYear {
  year: number | null
  /** The anchor that the contents link to. */
  id: string
  first: number
  texts: BookText[]
}

/** A decade of class years, or all texts without a class year. */
export interface BookDecade {
  decade: number | null
  id: string
  years: BookYear[]
}

export const lastOf = ({ first, texts }: BookYear): number => first + texts.length - 1

/** Groups the texts by decade and year, in their given order. */
export function decadesOf({ first, texts }: BookVolume): BookDecade[] {
  const decades: BookDecade[] = []
  texts.forEach((text, index) => {
    const decade = text.year === null ? null : text.year - (text.year % 10)
    let part = decades.at(-1)
    if (part?.decade !== decade) {
      part = { decade, id: decade === null ? 'undated' : `decade-${decade}`, years: [] }
      decades.push(part)
    }
    const { year } = text
    const open = part.years.at(-1)
    if (open?.year === year) open.texts.push(text)
    else part.years.push({ year, id: year === null ? 'undated' : `year-${year}`, first: first + index, texts: [text] })
  })
  return decades
}

/** Returns the years of a decade, such as 1980—1989. */
export const spanOf = (decade: number): string => `${decade}—${decade + 9}`
