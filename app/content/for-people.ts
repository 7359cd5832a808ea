import { contentFor, peopleContent } from './index.ts'
import { pageOfVolume } from './page-of-volume.ts'

/** What the people page shows: everybody, each in the era whose school they came to. */
export const peoplePage = pageOfVolume((locale, volume) => {
  const { title, lead, grid, closing, stories, others } = peopleContent(locale, volume)
  const eras = contentFor(locale, volume).eras.map(({ year, name }) => ({ year, name }))
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

/** What its scripts need: everybody as on the sheet. The lives come as static parts (people-parts.tsx). */
export const peopleShell = ({ persons, ...rest }: PeoplePage) => ({
  ...rest,
  persons: persons.map(({ key, name, years, title, preview, avatar: { url }, eraYear }) => ({
    ...{ key, name, years, title, preview, eraYear },
    avatar: { url },
  })),
})

export type PeopleShell = ReturnType<typeof peopleShell>

/** The last era that had begun in the first year that a person's line names. */
function eraOf(line: string, eras: readonly { year: number }[]): number | undefined {
  const named = Number(/\d{4}/.exec(line)?.[0])
  const begun = eras.filter(({ year }) => year <= named)
  return begun[begun.length - 1]?.year
}
