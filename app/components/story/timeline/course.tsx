import type { TimelinePage } from '#app/content/for-timeline.ts'
import { Era } from './era.tsx'
import { Landings } from './landings.tsx'
import type { Stretch } from './river-course.ts'
import type { Course } from './river-plan.ts'
import { WaterRun } from './water-run.tsx'

interface CourseOfYearsProps {
  heading: TimelinePage['river']
  parts: TimelinePage['parts']
  courses: readonly Course[]
  run: Stretch
}

/** The river past all its years. */
export function CourseOfYears({ heading, parts, courses, run }: CourseOfYearsProps) {
  return (
    <section id="timeline" className="course" aria-labelledby="timeline-title">
      <header className="course__head grid">
        <WaterRun stretch={run} />
        <h2 id="timeline-title" className="course__title">
          {heading.title}
        </h2>
        <p className="course__lead lede">{heading.lead}</p>
      </header>
      {parts.map((part, index) => {
        const course = courses[index]
        if (part.kind === 'era' && course?.kind === 'era') return <Era key={part.year} era={part} course={course} />
        if (part.kind === 'landings' && course?.kind === 'landings')
          return <Landings key={part.landings[0]?.title} part={part} course={course} />
        return null
      })}
    </section>
  )
}
