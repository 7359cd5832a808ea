import { staticParts } from '#app/components/reused-markup/static-parts-of-pages.tsx'
import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { Epilogue } from './epilogue.tsx'
import { Opening } from './opening.tsx'
import type { RiverPoint } from './river-geometry.ts'
import { planCourse, riverSource } from './river-layout.ts'
import { TimelineYears } from './timeline-years.tsx'

const atOpening: RiverPoint = { x: 546, streams: 1 }
const atHeading: RiverPoint = { x: 740, streams: 1 }

/** The part of the timeline that never changes while it is open: everything but the first screen and the navigation. */
export const timelineParts = staticParts<TimelinePage>(timeline => [
  { name: 'river', element: <River {...timeline} /> },
])

function River({ opening, river, parts, epilogue }: TimelinePage) {
  const { courses, end } = planCourse(atHeading, parts)
  return (
    <>
      <Opening opening={opening} run={{ form: 'runs', from: riverSource, to: atOpening }} />
      <TimelineYears
        heading={river}
        parts={parts}
        courses={courses}
        run={{ form: 'runs', from: atOpening, to: atHeading }}
      />
      <Epilogue epilogue={epilogue} from={end} />
    </>
  )
}
