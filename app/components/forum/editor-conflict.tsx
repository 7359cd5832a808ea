import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSource } from '#server/post/post.schema.ts'

/** Somebody else saved meanwhile: both texts stay. It takes the focus, for the button stands far below. */
export function EditorConflict({ theirs }: { theirs: PostSource }) {
  const { t } = useTranslation('forum')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs.version])
  return (
    <section className="editor__conflict" aria-labelledby="conflict-name" role="alert">
      <h2 ref={heading} id="conflict-name" className="plain-name plain-name--small" tabIndex={-1}>
        {t('editor.conflict')}
      </h2>
      <p>{t('editor.conflictText', { version: theirs.version })}</p>
      <label htmlFor="conflict-theirs">{t('editor.theirs')}</label>
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
