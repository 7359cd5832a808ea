import { useTranslation } from 'react-i18next'
import type { ArticleSource } from '#server/article/article.schema.ts'

/** Somebody else saved meanwhile: both texts stay, side by side with the editor. */
export function EditorConflict({ theirs }: { theirs: ArticleSource }) {
  const { t } = useTranslation('article')
  return (
    <section className="editor__conflict" aria-labelledby="conflict-name" role="alert">
      <h2 id="conflict-name" className="plain-name plain-name--small">
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
