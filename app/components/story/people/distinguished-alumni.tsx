import { useTranslation } from 'react-i18next'
import { highPriority } from '#app/components/ui/first-picture-priority.ts'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { PeopleShell } from '#app/content/pages/people.ts'
import { PageNav } from '../page-nav.tsx'
import { TalentGrid } from './talent-grid.tsx'

/** The people page: an overview of the people with a life story, then each story (docs/product.md#people-page). */
export function DistinguishedAlumni({ people }: { people: PeopleShell }) {
  const { t } = useTranslation('story')
  const { title, lead, grid, closing, persons, eras } = people
  return (
    <div className="story people">
      <section id="home" className="people__opening" aria-label={title}>
        <div className="people__emblems" aria-hidden="true">
          {persons.slice(0, 3).map(({ key, avatar }, index) => (
            <img key={key} src={avatar.url} alt="" width="400" height="400" {...(index === 0 && highPriority)} />
          ))}
        </div>
        <div className="people__slip grid">
          <h1 className="people__title">{title}</h1>
          <p className="people__lead lede">{lead}</p>
        </div>
      </section>
      <PageNav
        label={t('parts')}
        parts={[
          { id: 'home', label: t('nav.home') },
          { id: 'talents', label: grid.title, places: persons.map(({ key, name }) => ({ id: key, label: name })) },
        ]}
      />
      <TalentGrid grid={grid} persons={persons} eras={eras} closing={closing} />
      <StaticPart part="lives" />
    </div>
  )
}
