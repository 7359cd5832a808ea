import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreview } from './use-preview.ts'

interface EditorPreviewProps {
  content: string
  /** True if the reader switched to the preview. A wide page always shows it. */
  isAsked: boolean
}

/** The text as the server renders it: the same HTML that readers get. */
export function EditorPreview({ content, isAsked }: EditorPreviewProps) {
  const { t } = useTranslation('textEditor')
  const box = useRef<HTMLElement>(null)
  const { html, failed } = usePreview(content, box, isAsked)
  return (
    <section ref={box} className="editor__preview" aria-label={t('preview')}>
      <p className="editor__preview-name" aria-hidden="true">
        {t('preview')}
      </p>
      {failed ? <p className="meta">{t('previewFailed')}</p> : null}
      {html === '' ? (
        <p className="meta">{t('previewEmpty')}</p>
      ) : (
        // Sanitized by the server, as all texts are (docs/product.md#markdown).
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
}
