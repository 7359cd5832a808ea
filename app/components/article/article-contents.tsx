import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import type { Heading } from '#server/markdown/markdown.schema.ts'

/** A text has a table of contents from this number of headings on. */
const worthContents = 3

export const hasContents = (contents: readonly Heading[]) => shownOf(contents).length >= worthContents

// Only the two highest heading levels that the text uses, to keep the table of contents short.
function shownOf(contents: readonly Heading[]): readonly Heading[] {
  const levels = [...new Set(contents.map(({ level }) => level))].sort()
  return contents.filter(({ level }) => levels.slice(0, 2).includes(level))
}

/** The table of contents of a long text: in the margin of a wide page, folded above the text on a narrow one. */
export function ArticleContents({ contents, lang }: { contents: readonly Heading[]; lang: string }) {
  const { t } = useTranslation('article')
  if (!hasContents(contents)) return null
  const shown = shownOf(contents)
  const top = Math.min(...shown.map(({ level }) => level))
  const list = (
    <ol className="toc__list" lang={lang}>
      {shown.map(({ id, level, text }) => (
        <li key={id} className={classNames(level > top && 'is-below')}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className="toc toc--margin" aria-label={t('page.contents')}>
        <p className="toc__name">{t('page.contents')}</p>
        {list}
      </nav>
      <nav className="toc toc--folded" aria-label={t('page.contents')}>
        <details>
          <summary>{t('page.contents')}</summary>
          {list}
        </details>
      </nav>
    </>
  )
}
