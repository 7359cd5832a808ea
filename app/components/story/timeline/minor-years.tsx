import { Sources } from '#app/components/ui/sources.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { PlacedIllustration } from '../placed-illustration.tsx'
import type { MinorYearsCourse, TextSide } from './river-layout.ts'
import { RiverStretch } from './river-stretch.tsx'

type MinorYearsPart = TimelinePage['parts'][number] & { kind: 'landings' }
type MinorYear = MinorYearsPart['landings'][number]

/** The minor years at the bends of the river: the text on the outer side, and on the inner side the picture, or the year if there is none. */
export function MinorYears({ part, course }: { part: MinorYearsPart; course: MinorYearsCourse }) {
  const last = course.positions.length
  return (
    // The outer element is lazy, because a skipped part is clipped at its edge and the water extends beyond the grid.
    <div data-lazy="">
      <div className="landings grid">
        {part.landings.map((landing, index) => {
          const position = course.positions[index]
          if (position === undefined) return null
          return (
            <MinorYearEntry
              key={`${landing.year} ${landing.title}`}
              landing={landing}
              side={position.side}
              row={2 * index + 1}
              at={position.x}
            />
          )
        })}
        {course.positions.map(({ arriving, x }, index) => (
          <div
            key={x + index}
            className="landings__water"
            style={{ gridRow: `${Math.max(1, 2 * index)} / ${2 * index + 2}` }}
          >
            <RiverStretch stretch={arriving} />
          </div>
        ))}
        <div className="landings__water" style={{ gridRow: `${2 * last} / auto` }}>
          <RiverStretch stretch={course.leaving} />
        </div>
      </div>
    </div>
  )
}

interface MinorYearEntryProps {
  landing: MinorYear
  side: TextSide
  row: number
  /** The position of the river, in thousandths of the width. */
  at: number
}

function MinorYearEntry({ landing, side, row, at }: MinorYearEntryProps) {
  const { year, date, title, text, picture, sources } = landing
  const form = picture === undefined ? 'bare' : 'plated'
  return (
    <article className={`landing landing--${side} landing--${form}`} style={{ gridRow: `${row} / ${row + 2}` }}>
      <span className="landing__jetty" style={{ left: `${at / 10}%` }} aria-hidden="true" />
      <p className="landing__year display" aria-hidden="true">
        {year}
      </p>
      <div className="landing__text">
        <h3 className="landing__title">
          <VisuallyHidden>{year} </VisuallyHidden>
          {title}
        </h3>
        {date === undefined ? null : <p className="meta">{date}</p>}
        <p>{text}</p>
      </div>
      {picture === undefined ? null : (
        <PlacedIllustration illustration={picture} pictures={timelinePictures} className="landing__plate" />
      )}
      <div className="landing__sources">
        <Sources sources={sources} />
      </div>
    </article>
  )
}
