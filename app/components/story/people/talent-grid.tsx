import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { PeopleShell } from '#app/content/pages/people.ts'

type PersonOnSheet = PeopleShell['persons'][number]

type TalentGridProps = Pick<PeopleShell, 'grid' | 'persons' | 'eras' | 'closing'>

/** All people in one grid; with scripts it can be filtered by era (docs/product.md#people-page). */
export function TalentGrid({ grid, persons, eras, closing }: TalentGridProps) {
  const { t } = useTranslation('story')
  const [era, setEra] = useState<number>()
  const isShown = (person: PersonOnSheet) => era === undefined || person.eraYear === era
  return (
    <section id="talents" className="talents" aria-labelledby="talents-title">
      <header className="talents__head grid">
        <h2 id="talents-title">{grid.title}</h2>
        <p className="lede">{grid.lead}</p>
        <div className="talents__eras only-scripted" role="group" aria-label={t('people.eras')}>
          <EraButton label={t('people.all')} isChosen={era === undefined} onChoose={() => setEra(undefined)} />
          {eras.map(({ year, name }) => (
            <EraButton key={year} label={`${year} ${name}`} isChosen={era === year} onChoose={() => setEra(year)} />
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {era === undefined ? '' : t('people.shown', { number: persons.filter(isShown).length })}
        </p>
      </header>
      <ul className="talents__sheet">
        {persons.map(person => (
          <li key={person.key} className="talent" hidden={!isShown(person)}>
            <TalentCell person={person} />
          </li>
        ))}
        <li className="talents__closing">
          <p>{closing}</p>
          <Link className="text-link text-link--onward" to="/articles">
            {t('people.write')}
          </Link>
        </li>
      </ul>
    </section>
  )
}

function EraButton({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className="talents__era" aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  )
}

function TalentCell({ person: { key, name, years, title, preview, avatar } }: { person: PersonOnSheet }) {
  return (
    <a className="talent__link" href={`#${key}`}>
      <img
        className="talent__emblem"
        src={avatar.url}
        alt=""
        width="400"
        height="400"
        loading="lazy"
        decoding="async"
      />
      <span className="talent__name display">{name}</span>
      <span className="talent__words">
        {years === undefined ? null : (
          <span className="talent__years">
            {years}
            <VisuallyHidden> </VisuallyHidden>
          </span>
        )}
        <span className="talent__title">{title}</span>
        <span className="talent__preview">{preview}</span>
      </span>
    </a>
  )
}
