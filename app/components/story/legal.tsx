import { useTranslation } from 'react-i18next'
import type { LegalContent } from '#app/content/index.ts'

/** Terms or privacy: contents beside the text, each section with an address of its own. */
export function Legal({ title, lead, updated, sections }: LegalContent) {
  const { t } = useTranslation('legal')
  return (
    <article className="legal grid">
      <header className="legal__head">
        <h1>{title}</h1>
        <p className="lede">{lead}</p>
        <p className="meta">
          {t('updated')} <time dateTime={updated}>{updated.replaceAll('-', '.')}</time>
        </p>
      </header>
      <nav className="legal__contents" aria-label={t('contents')}>
        <ol>
          {sections.map(section => (
            <li key={section.key}>
              <a href={`#${section.key}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__text prose">
        {sections.map(section => (
          <section key={section.key} id={section.key}>
            <h2>{section.title}</h2>
            {section.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points === undefined ? null : (
              <ul>
                {section.points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
