import { Sources } from '#app/components/ui/sources.tsx'
import type { ChartContent } from '#app/content/for-culture.ts'
import { Across, Spans, Up } from './tallies.tsx'
import { Basin, Stairs } from './sections.tsx'

/** A small chart, rendered on the server. Its numbers are also given in words, and its sources below it. */
export function Chart({ chart }: { chart: ChartContent }) {
  return (
    <figure className={`chart chart--${chart.kind}`}>
      <figcaption className="chart__caption">
        <span className="chart__title">{chart.title}</span>
        <span className="meta">{chart.stroke}</span>
      </figcaption>
      <Drawing chart={chart} />
      <Sources sources={chart.sources} />
    </figure>
  )
}

function Drawing({ chart }: { chart: ChartContent }) {
  switch (chart.kind) {
    case 'across':
      return <Across rows={chart.rows} unit={chart.unit} />
    case 'up':
      return <Up rows={chart.rows} unit={chart.unit} />
    case 'spans':
      return <Spans rows={chart.rows} />
    case 'basin':
      return <Basin chart={chart} />
    case 'stairs':
      return <Stairs chart={chart} />
  }
}
