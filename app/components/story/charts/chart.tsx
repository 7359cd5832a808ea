import { Sources } from '#app/components/ui/sources.tsx'
import type { ChartContent } from '#app/content/pages/culture.ts'
import { RowsChart, YearSpansChart, ColumnsChart } from './row-and-column-charts.tsx'
import { BasinChart, StairsChart } from './cross-section-charts.tsx'

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
      return <RowsChart rows={chart.rows} unit={chart.unit} />
    case 'up':
      return <ColumnsChart rows={chart.rows} unit={chart.unit} />
    case 'spans':
      return <YearSpansChart rows={chart.rows} />
    case 'basin':
      return <BasinChart chart={chart} />
    case 'stairs':
      return <StairsChart chart={chart} />
  }
}
