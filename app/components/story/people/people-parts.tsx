import { staticParts } from '#app/components/reused-markup/static-parts-of-pages.tsx'
import type { PeoplePage } from '#app/content/pages/people.ts'
import { PersonStory } from './person-story.tsx'

/** The parts of the people page that never change while it is open: the life stories. */
export const peopleParts = staticParts<PeoplePage>(({ persons }) => [
  {
    name: 'lives',
    element: (
      <>
        {persons.map((person, index) => (
          <PersonStory key={person.key} person={person} isTurned={index % 2 === 1} isLong={person.longer.length > 2} />
        ))}
      </>
    ),
  },
])
