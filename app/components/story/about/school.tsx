import { Sources } from '#app/components/ui/sources.tsx'
import type { AboutPage } from '#app/content/pages/about.ts'
import { FigureList } from '../figure-list.tsx'
import { PlacedIllustration } from '../placed-illustration.tsx'
import { FactList } from '../fact-list.tsx'

type School = Pick<AboutPage, 'university' | 'information' | 'history' | 'achievements'>

/** The university: description, history, and figures. */
export function School({ university, information, history, achievements }: School) {
  return (
    <>
      <section id="university" data-lazy="" className="chapter-of-about grid" aria-labelledby="university-title">
        <h2 id="university-title">{university.title}</h2>
        <div className="about__text">
          {university.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lede' : undefined}>
              {paragraph}
            </p>
          ))}
          <Sources sources={university.sources} />
        </div>
        <PlacedIllustration illustration={university.picture} className="about__plate" />
        <div className="about__information">
          <h3>{information.title}</h3>
          <FactList facts={information.rows} />
          <Sources sources={information.sources ?? []} />
        </div>
      </section>
      <History history={history} />
      <section id="achievements" data-lazy="" className="chapter-of-about grid" aria-labelledby="achievements-title">
        <h2 id="achievements-title">{achievements.title}</h2>
        <p className="about__lead lede">{achievements.lead}</p>
        <div className="about__figures">
          <FigureList figures={achievements.figures} />
        </div>
        <div className="about__aside">
          {achievements.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Sources sources={achievements.sources} />
        </div>
      </section>
    </>
  )
}

function History({ history: { title, lead, entries, picture, sources } }: { history: School['history'] }) {
  return (
    <section
      id="history"
      data-lazy=""
      className="chapter-of-about grid"
      data-ground="deep"
      aria-labelledby="history-title"
    >
      <h2 id="history-title">{title}</h2>
      <p className="about__lead lede">{lead}</p>
      <ol className="annals">
        {entries.map(({ year, text }) => (
          <li key={year}>
            <span className="annals__year display">{year}</span>
            <span className="annals__text">{text}</span>
          </li>
        ))}
      </ol>
      <div className="annals__beside">
        <PlacedIllustration illustration={picture} className="annals__plate" />
        <Sources sources={sources} />
      </div>
    </section>
  )
}
