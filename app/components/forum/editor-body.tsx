import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorText } from '#app/components/text-editor/editor-text.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { useTyped } from '#app/components/ui/use-typed-text.ts'
import type { FieldProps } from '#app/components/form/form-result.ts'
import { EditorPictures } from './editor-pictures.tsx'
import { useEditorPictures } from './use-editor-pictures.ts'

interface EditorBodyProps {
  content: FieldProps
  images: FieldProps
  limits: { content: number; images: number }
  rows?: number
}

/** Text and pictures of a post or a reply. Pictures may be pasted and dropped anywhere on it; they are shown below the text. */
export function EditorBody({ content, images, limits, rows = 14 }: EditorBodyProps) {
  const { t } = useTranslation('forum')
  const sheet = useRef<HTMLDivElement>(null)
  const pictured = useTyped(images.defaultValue)
  const gallery = useEditorPictures(sheet, pictured.text, limits.images)
  return (
    <div ref={sheet} className={classNames('post-editor__sheet', gallery.isOver && 'is-over')}>
      <EditorText
        field={content}
        limit={limits.content}
        rows={rows}
        label={t('editor.content')}
        hint={t('editor.contentHint')}
      />
      <EditorPictures field={images} limit={limits.images} gallery={gallery} onInput={pictured.onInput} />
    </div>
  )
}
