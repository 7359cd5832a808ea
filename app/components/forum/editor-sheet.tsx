import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorPreview } from '#app/components/article/editor-preview.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Field } from '#app/components/ui/field.tsx'
import { useScripted } from '#app/components/ui/use-scripted.ts'
import { useTyped } from '#app/components/ui/use-typed.ts'
import type { FieldProps } from '#app/forms/reply.ts'
import { EditorPictures } from './editor-pictures.tsx'
import { useGallery } from './use-gallery.ts'

interface EditorSheetProps {
  content: FieldProps
  images: FieldProps
  limits: { content: number; images: number }
}

/** Text and pictures of a post; beside the text, or behind a switch on a phone, how it will look. Pictures may be pasted and dropped. */
export function EditorSheet({ content, images, limits }: EditorSheetProps) {
  const { t } = useTranslation('forum')
  const scripted = useScripted()
  const sheet = useRef<HTMLDivElement>(null)
  const typed = useTyped(content.defaultValue)
  const pictured = useTyped(images.defaultValue)
  const [reading, setReading] = useState(false)
  const gallery = useGallery(sheet, pictured.text, limits.images)
  return (
    <div ref={sheet} className={classNames('post-editor__sheet', gallery.isOver && 'is-over')}>
      <div className={classNames('editor__text', reading && 'is-reading')}>
        <div className="editor__tools post-editor__tools only-scripted">
          <div className="editor__sides" role="group">
            <Button variant="link" aria-pressed={!reading} onClick={() => setReading(false)}>
              {t('editor.write')}
            </Button>
            <Button variant="link" aria-pressed={reading} onClick={() => setReading(true)}>
              {t('editor.preview')}
            </Button>
          </div>
        </div>
        <Field
          {...content}
          multiline
          rows={14}
          className="editor__writing"
          label={t('editor.content')}
          hint={t('editor.contentHint')}
          counter={<CharacterCount text={typed.text} limit={limits.content} />}
          onInput={typed.onInput}
          required
        />
        {scripted ? <EditorPreview content={typed.text} isAsked={reading} /> : null}
      </div>
      <EditorPictures field={images} limit={limits.images} gallery={gallery} onInput={pictured.onInput} />
    </div>
  )
}
