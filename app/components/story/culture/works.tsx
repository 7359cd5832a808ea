import { Sources } from '#app/components/ui/sources.tsx'
import type { CulturePage } from '#app/content/pages/culture.ts'
import { Chart } from '../charts/chart.tsx'
import { FigureList } from '../figure-list.tsx'
import { BreakAtPunctuation } from '../break-at-punctuation.tsx'
import { PlacedIllustration } from '../placed-illustration.tsx'

type Work = CulturePage['works'][number]

interface WorksProps {
  id: string
  heading: CulturePage['achievements']
  works: readonly Work[]
}

/** The five works in detail, with their figures. */
export function Works({ id, heading, works }: WorksProps) {
  return (
    <section id={id} className="works" data-lazy="" aria-labelledby={`${id}-title`}>
      <header className="passages__head grid">
        <h2 id={`${id}-title`}>{heading.title}</h2>
        <p className="lede">{heading.lead}</p>
      </header>
      <div className="works__counted grid">
        {heading.charts.map(chart => (
          <Chart key={chart.title} chart={chart} />
        ))}
      </div>
      {works.map((work, index) => (
        <WorkInDepth key={work.key} work={work} number={index + 1} />
      ))}
    </section>
  )
}

function WorkInDepth({ work, number }: { work: Work; number: number }) {
  const { key, title, subtitle, description, depth, quote, figures, picture, chart, sources } = work
  return (
    <article
      id={key}
      className={`work work--${number % 2 === 1 ? 'odd' : 'even'} grid`}
      aria-labelledby={`${key}-title`}
    >
      <PlacedIllustration illustration={picture} className="work__plate" />
      <header className="work__head">
        <p className="work__number display" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
        <h3 id={`${key}-title`} className="work__title">
          {title}
        </h3>
        <p className="work__subtitle">{subtitle}</p>
      </header>
      <div className="work__text">
        <p className="lede">{description}</p>
        {depth.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <blockquote className="work__quote display">
          <BreakAtPunctuation>{quote}</BreakAtPunctuation>
        </blockquote>
        <Sources sources={sources} />
        {chart === undefined ? null : <Chart chart={chart} />}
      </div>
      <div className="work__counted">
        <FigureList figures={figures} />
      </div>
    </article>
  )
}
