import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { Era } from './era.tsx'
import { MinorYears } from './minor-years.tsx'
import type { Stretch } from './river-geometry.ts'
import type { Course } from './river-layout.ts'
import { RiverStretch } from './river-stretch.tsx'

interface TimelineYearsProps {
  heading: TimelinePage['river']
  parts: TimelinePage['parts']
  courses: readonly Course[]
  run: Stretch
}

/** The river with all its years. */
export function TimelineYears({ heading, parts, courses, run }: TimelineYearsProps) {
  return (
    <section id="timeline" className="course" aria-labelledby="timeline-title">
      <header className="course__head grid">
        <RiverStretch stretch={run} />
        <h2 id="timeline-title" className="course__title">
          {heading.title}
        </h2>
        <p className="course__lead lede">{heading.lead}</p>
      </header>
      {parts.map((part, index) => {
        const course = courses[index]
        if (part.kind === 'era' && course?.kind === 'era') return <Era key={part.year} era={part} course={course} />
        if (part.kind === 'landings' && course?.kind === 'landings')
          return <MinorYears key={part.landings[0]?.title} part={part} course={course} />
        return null
      })}
    </section>
  )
}
