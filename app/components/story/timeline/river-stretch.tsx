import { classNames } from '#app/components/ui/class-names.ts'
import { drawStretch, narrow, wide, type DrawingArea, type Stretch } from './river-geometry.ts'

/** One stretch of the river behind the text: across the page, and on narrow screens along its margin. */
export function RiverStretch({ stretch, className }: { stretch: Stretch; className?: string | undefined }) {
  return (
    <div className={classNames('run', className)} data-run aria-hidden="true">
      <StretchDrawing stretch={stretch} area={wide} className="run__sheet run__sheet--wide" />
      <StretchDrawing stretch={stretch} area={narrow} className="run__sheet run__sheet--narrow" />
    </div>
  )
}

function StretchDrawing({ stretch, area, className }: { stretch: Stretch; area: DrawingArea; className: string }) {
  const { bed, lines, middle, isHidden } = drawStretch(stretch, area)
  return (
    <svg className={className} viewBox={`0 0 ${area.width} 100`} preserveAspectRatio="none" focusable="false">
      {bed === undefined ? null : <Bed d={bed} rises={stretch.form === 'rises' ? `rise-${area.width}` : undefined} />}
      {lines.map((line, index) => (
        <path
          key={line}
          className={classNames('run__line', isHidden && 'is-hidden', index === middle && 'run__line--middle')}
          d={line}
        />
      ))}
    </svg>
  )
}

/** The fill of the water. It fades in after streams have joined. */
function Bed({ d, rises }: { d: string; rises: string | undefined }) {
  if (rises === undefined) return <path className="run__bed" d={d} />
  return (
    <>
      <linearGradient id={rises} x1="0" x2="0" y1="0" y2="1">
        <stop className="run__tone" stopOpacity="0" />
        <stop className="run__tone" offset="1" />
      </linearGradient>
      <path className="run__bed" d={d} style={{ fill: `url(#${rises})` }} />
    </>
  )
}
