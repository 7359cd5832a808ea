import { horizontalStrokes, strokeCount, verticalStrokes, strokeLength } from './chart-geometry.ts'

interface Row {
  label: string
  value: number
  told: string
}

interface RowsProps {
  rows: readonly Row[]
  unit: number
}

const maxStrokeCount = (rows: readonly Row[], unit: number) =>
  Math.max(...rows.map(({ value }) => strokeCount(value, unit)))

interface StrokesProps {
  d: string
  width: number
  height: number
}

/** Hidden from screen readers, because the text beside it says the same. */
function Strokes({ d, width, height }: StrokesProps) {
  return (
    <svg
      className="chart__strokes"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  )
}

export function RowsChart({ rows, unit }: RowsProps) {
  const places = maxStrokeCount(rows, unit)
  return (
    <dl className="chart__rows">
      {rows.map(({ label, value, told }) => (
        <div key={label} className="chart__row">
          <dt>{label}</dt>
          <dd>
            <span className="chart__told">{told}</span>
            <Strokes d={verticalStrokes(value, unit)} width={places} height={strokeLength} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function ColumnsChart({ rows, unit }: RowsProps) {
  const places = maxStrokeCount(rows, unit)
  return (
    <dl className="chart__columns">
      {rows.map(({ label, value, told }) => (
        <div key={label} className="chart__column">
          <dt>{label}</dt>
          <dd>
            <Strokes d={horizontalStrokes(value, unit, places)} width={strokeLength} height={places} />
            <span className="chart__told">{told}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Span {
  label: string
  from: number
  to: number
  told: string
}

/** Spans of years as strokes on one scale. */
export function YearSpansChart({ rows }: { rows: readonly Span[] }) {
  const first = Math.min(...rows.map(({ from }) => from))
  const last = Math.max(...rows.map(({ to }) => to))
  return (
    <>
      <dl className="chart__rows">
        {rows.map(({ label, from, to, told }) => (
          <div key={label} className="chart__row">
            <dt>{label}</dt>
            <dd>
              <span className="chart__told">{told}</span>
              <Strokes
                d={verticalStrokes(to - from + 1, 1, from - first)}
                width={last - first + 1}
                height={strokeLength}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="chart__scale figures" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </>
  )
}
