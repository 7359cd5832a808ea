import type { ChartContent } from '#app/content/pages/culture.ts'
import { basinLevels, stairOutline } from './chart-geometry.ts'

/** A cross section of a reservoir: the lower levels full, the upper ones free. */
export function BasinChart({ chart: { alt, unit, whole, part } }: { chart: ChartContent & { kind: 'basin' } }) {
  const { full, free } = basinLevels(whole.value, part.value, unit)
  return (
    <>
      <svg className="chart__section" viewBox="0 0 100 64" role="img" aria-label={alt} focusable="false">
        <path className="chart__free" d={free} />
        <path className="chart__full" d={full} />
        <path className="chart__wall" d="M83.5 2H87L97 61H83.5Z" />
        <path className="chart__ground" d="M0 4C16 22 40 44 78 61H100" />
      </svg>
      <dl className="chart__legend">
        {[part, whole].map(({ label, told }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="chart__told">{told}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Water that is lifted in steps. */
export function StairsChart({ chart: { alt, steps, top, foot } }: { chart: ChartContent & { kind: 'stairs' } }) {
  const { outline, ground } = stairOutline(steps)
  return (
    <>
      <svg className="chart__section" viewBox="-6 0 106 45" role="img" aria-label={alt} focusable="false">
        <path className="chart__free" d={ground} />
        <path className="chart__wall" d={outline} />
        <path className="chart__mark" d="M99.4 40V6M98 8l1.4-2 1.4 2" />
      </svg>
      <p className="chart__scale">
        <span>{foot}</span>
        <span>{top}</span>
      </p>
    </>
  )
}
