import { contentFor, peopleContent } from '../index.ts'
import { cachePagePerLanguage } from '../cache-page-per-language.ts'

/** The content of the people page: all persons, each with the era in which they came to the school. */
export const peoplePage = cachePagePerLanguage((locale, content) => {
  const { title, lead, grid, closing, stories, others } = peopleContent(locale, content)
  const eras = contentFor(locale, content).eras.map(({ year, name }) => ({ year, name }))
  const persons = [...stories, ...others].map(person => ({ ...person, eraYear: eraOf(person.era, eras) }))
  return {
    title,
    lead,
    grid,
    closing,
    persons,
    eras: eras.filter(({ year }) => persons.some(({ eraYear }) => eraYear === year)),
  }
})

export type PeoplePage = ReturnType<typeof peoplePage>
export type PersonOnPage = PeoplePage['persons'][number]

/** The part of it that the client needs: the cards of all persons. Their lives are rendered as static parts (people-parts.tsx). */
export const peopleShell = ({ persons, ...rest }: PeoplePage) => ({
  ...rest,
  persons: persons.map(({ key, name, years, title, preview, avatar: { url }, eraYear }) => ({
    ...{ key, name, years, title, preview, eraYear },
    avatar: { url },
  })),
})

export type PeopleShell = ReturnType<typeof peopleShell>

/** Returns the year of the latest era that had begun in the first year that the line of a person names. */
function eraOf(line: string, eras: readonly { year: number }[]): number | undefined {
  const named = Number(/\d{4}/.exec(line)?.[0])
  const begun = eras.filter(({ year }) => year <= named)
  return begun[begun.length - 1]?.year
}
