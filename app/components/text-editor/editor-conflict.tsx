import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface EditorConflictProps {
  noun: 'article' | 'post' | 'reply'
  /** The version that is saved now. */
  theirs: { version: number; title?: string; content: string }
}

/** Shown when another user has saved meanwhile; both texts are kept. It takes the focus, because the button that was pressed is far below. */
export function EditorConflict({ noun, theirs }: EditorConflictProps) {
  const { t } = useTranslation('textEditor')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [theirs.version])
  return (
    <section className="editor__conflict" aria-labelledby="conflict-name" role="alert">
      <h2 ref={heading} id="conflict-name" className="plain-name plain-name--small" tabIndex={-1}>
        {t(`${noun}.conflict`)}
      </h2>
      <p>{t(`${noun}.conflictText`, { version: theirs.version })}</p>
      <label htmlFor="conflict-theirs">{t(`${noun}.theirs`)}</label>
      <textarea
        id="conflict-theirs"
        className="field__control"
        rows={10}
        readOnly
        value={[theirs.title, theirs.content].filter(part => part !== undefined).join('\n\n')}
      />
    </section>
  )
}
