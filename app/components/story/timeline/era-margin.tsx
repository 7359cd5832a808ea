import { FigureList } from '../figure-list.tsx'
import type { EraPart } from './era.tsx'

/** Beside the text: the figures of the year, and its key people. */
export function EraMargin({ era: { headings, statistics, keyFigures } }: { era: EraPart }) {
  return (
    <div className="era__margin">
      <section className="era__section">
        <h4>{headings.statistics}</h4>
        <FigureList figures={statistics} />
      </section>
      {keyFigures.length === 0 ? null : (
        <section className="era__section">
          <h4>{headings.people}</h4>
          <dl className="persons">
            {keyFigures.map(({ name, role }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{role}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
