import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import type { Heading } from '#server/markdown/markdown.schema.ts'

/** From so many headings on, a text is worth a table of contents. */
const worthContents = 3

export const hasContents = (contents: readonly Heading[]) => shownOf(contents).length >= worthContents

// The two upper levels that the text uses: a table of contents is to be read at a glance.
function shownOf(contents: readonly Heading[]): readonly Heading[] {
  const levels = [...new Set(contents.map(({ level }) => level))].sort()
  return contents.filter(({ level }) => levels.slice(0, 2).includes(level))
}

/** The headings of a long text: in the margin where there is one, folded above the text where not. */
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
