import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleSource } from '#server/article/article.schema.ts'

/** Somebody else saved meanwhile: both texts stay, side by side with the editor. It takes the focus, for the button stands far below. */
export function EditorConflict({ theirs }: { theirs: ArticleSource }) {
  const { t } = useTranslation('article')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs.version])
  return (
    <section className="editor__conflict" aria-labelledby="conflict-name" role="alert">
      <h2 ref={heading} id="conflict-name" className="plain-name plain-name--small" tabIndex={-1}>
        {t('conflict.name')}
      </h2>
      <p>{t('conflict.text', { version: theirs.version })}</p>
      <label htmlFor="conflict-theirs">{t('conflict.theirs')}</label>
      <textarea
        id="conflict-theirs"
        className="field__control"
        rows={10}
        readOnly
        value={`${theirs.title}\n\n${theirs.content}`}
      />
    </section>
  )
}
