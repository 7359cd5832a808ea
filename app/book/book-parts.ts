import { langOf, type Locale } from '../i18n/locale.ts'
import { printedBook as en } from '../i18n/en/printed-book.ts'
import { printedBook as zh } from '../i18n/zh/printed-book.ts'
import type { BookText, BookVolume } from '#server/book/book.schema.ts'
import type { BookStory } from './book-story.ts'

/** Everything that one edition of a volume is made from. */
export interface BookParts {
  book: BookVolume
  locale: Locale
  story: BookStory
  /** As 2025.10.27. */
  made: string
  /** Style sheets, as markup. */
  styles: string
  /** Lets a style in the page pass its policy. */
  nonce?: string
  /** How a picture of the site is named in this edition. */
  picture: (url: string) => string
  /** The page of each place, where a printing told it. */
  pages?: ReadonlyMap<string, number>
  /** Where its reader goes on from a screen; absent in a file. */
  screen?: { desk: string; other: string; previous: string | undefined; next: string | undefined }
}

export const wordsOf = (locale: Locale) => ({ zh, en })[locale]

/** The attribute of a text that is not in the language of the edition. */
export const langIn = (locale: Locale, language: Locale): string =>
  locale === language ? '' : ` lang="${langOf(language)}"`

/** The texts of one class year, with their numbers. */
export interface BookYear {
  year: number | null
  /** The place that contents lead to. */
  id: string
  first: number
  texts: BookText[]
}

/** A decade of class years, or the texts without one. */
export interface BookDecade {
  decade: number | null
  id: string
  years: BookYear[]
}

export const lastOf = ({ first, texts }: BookYear): number => first + texts.length - 1

/** The texts as they come, in their years and decades. */
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

/** As 1980—1989. */
export const spanOf = (decade: number): string => `${decade}—${decade + 9}`
