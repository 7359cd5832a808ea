import { Sources, type SourceText } from '#app/components/ui/sources.tsx'

interface FigureText {
  value: string
  label: string
  note?: string | undefined
  sources: readonly SourceText[]
}

/** Returns each source once, in the order in which the figures name them. */
export function sourcesOf(figures: readonly { sources: readonly SourceText[] }[]): SourceText[] {
  return [...new Map(figures.flatMap(({ sources }) => sources).map(source => [source.url, source])).values()]
}

/** Numbers set large, without their sources, which must be shown nearby: see FigureList. */
export function Tally({ figures }: { figures: readonly FigureText[] }) {
  return (
    <dl className="tally">
      {figures.map(({ value, label, note }) => (
        <div key={label} className="tally__figure">
          <dt>{label}</dt>
          <dd>
            <span className="tally__value">{value}</span>
            {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Numbers set large, with their sources below. */
export function FigureList({ figures }: { figures: readonly FigureText[] }) {
  return (
    <>
      <Tally figures={figures} />
      <Sources sources={sourcesOf(figures)} />
    </>
  )
}
