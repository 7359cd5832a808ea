import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { LegalContent } from '#app/content/index.ts'

/** The page of the terms or of the privacy policy: contents beside the text, each section with its own anchor (docs/product.md#terms-and-privacy). */
export function LegalPage({ title, lead, updated, sections }: LegalContent) {
  const { t } = useTranslation('legal')
  return (
    <article className="legal grid">
      <header className="legal__head">
        <h1>{title}</h1>
        <p className="legal__date meta">
          {t('updated')} <time dateTime={updated}>{updated.replaceAll('-', '.')}</time>
        </p>
        <p className="lede">{lead}</p>
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
          <Fragment key={section.key}>
            <h2 id={section.key}>{section.title}</h2>
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
          </Fragment>
        ))}
      </div>
    </article>
  )
}
