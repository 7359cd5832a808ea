import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import type { AboutPage } from '#app/content/pages/about.ts'
import { FactList } from '../fact-list.tsx'

type ThisSite = Pick<AboutPage, 'project' | 'team' | 'celebration' | 'contact'>

/** The site: how it is made, its team, the anniversary, and the contact address. */
export function ThisSite({ project, team, celebration, contact }: ThisSite) {
  const { t } = useTranslation('story')
  return (
    <>
      <section id="project" data-lazy="" className="chapter-of-about grid" aria-labelledby="project-title">
        <h2 id="project-title">{project.title}</h2>
        <div className="about__text">
          {project.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lede' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
        <Points points={project.points} />
      </section>
      <section
        id="team"
        data-lazy=""
        className="chapter-of-about chapter-of-about--credits grid"
        aria-labelledby="team-title"
      >
        <h2 id="team-title">{team.title}</h2>
        <p className="about__lead lede">{team.lead}</p>
        <Points points={team.roles} />
      </section>
      <section
        id="celebration"
        data-lazy=""
        className="chapter-of-about grid"
        data-ground="deep"
        aria-labelledby="celebration-title"
      >
        <h2 id="celebration-title">{celebration.title}</h2>
        <div className="about__text">
          {celebration.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="about__aside">
          <FactList facts={celebration.rows} />
          <Sources sources={celebration.sources} />
        </div>
      </section>
      <section id="contact" data-lazy="" className="chapter-of-about grid" aria-labelledby="contact-title">
        <h2 id="contact-title">{contact.title}</h2>
        <div className="about__text">
          {contact.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link className="text-link text-link--onward" to="/articles">
              {t('people.write')}
            </Link>
          </p>
        </div>
        <div className="about__aside">
          <FactList facts={contact.rows} />
          <Sources sources={contact.sources} />
        </div>
      </section>
    </>
  )
}

function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <dl className="points">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
