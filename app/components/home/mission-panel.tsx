import { classNames } from '#app/components/ui/class-names.ts'
import { Sources } from '#app/components/ui/sources.tsx'
import type { HomePage } from '#app/content/for-home.ts'

type Mission = HomePage['missions'][number]

/** One work told at length, with its three figures. Without scripts all five stand below each other. */
export function MissionPanel({ mission, number, chosen }: { mission: Mission; number: number; chosen: boolean }) {
  const { title, subtitle, description, quote, impact, participants, duration } = mission
  const figures = [impact, participants, duration]
  return (
    <article id={`mission-${mission.key}`} className={classNames('mission__panel', chosen && 'is-chosen')}>
      <header className="mission__heading">
        <h3>
          <span className="mission__order figures">{String(number).padStart(2, '0')}</span> {title}
        </h3>
        <p className="mission__subtitle meta">{subtitle}</p>
      </header>
      <div className="mission__telling">
        <p>{description}</p>
        <p className="mission__quote display">{quote}</p>
      </div>
      <MissionFigures figures={figures} />
      <Sources
        sources={figures
          .flatMap(figure => figure.sources)
          .filter((source, index, all) => all.findIndex(each => each.url === source.url) === index)}
      />
    </article>
  )
}

function MissionFigures({ figures }: { figures: readonly Mission['impact'][] }) {
  return (
    <dl className="mission__figures">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong className="figures">{value}</strong>
            {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
