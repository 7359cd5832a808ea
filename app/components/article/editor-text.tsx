import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Field } from '#app/components/ui/field.tsx'
import { useScripted } from '#app/components/ui/use-scripted.ts'
import type { FieldProps } from '#app/forms/reply.ts'
import { EditorPreview } from './editor-preview.tsx'
import { PictureButton } from './picture-button.tsx'
import { usePictures } from './use-pictures.ts'
import { useTyped } from '#app/components/ui/use-typed.ts'

/** The text in CommonMark; beside it, or behind a switch on a phone, how it will look. Pictures may be pasted and dropped. */
export function EditorText({ field, limit }: { field: FieldProps; limit: number }) {
  const { t } = useTranslation('article')
  const scripted = useScripted()
  const area = useRef<HTMLDivElement>(null)
  const typed = useTyped(field.defaultValue)
  const [reading, setReading] = useState(false)
  const pictures = usePictures(area)
  return (
    <div ref={area} className={classNames('editor__text', reading && 'is-reading', pictures.isOver && 'is-over')}>
      <div className="editor__tools only-scripted">
        <div className="editor__sides" role="group">
          <Button variant="link" aria-pressed={!reading} onClick={() => setReading(false)}>
            {t('editor.write')}
          </Button>
          <Button variant="link" aria-pressed={reading} onClick={() => setReading(true)}>
            {t('editor.preview')}
          </Button>
        </div>
        <PictureButton onPicture={pictures.take} isBusy={pictures.isBusy} label={t('editor.insertPicture')} />
        <span role="status" className="meta">
          {pictures.isBusy ? t('editor.uploading') : ''}
        </span>
      </div>
      <Field
        {...field}
        multiline
        rows={18}
        className="editor__writing"
        label={t('editor.content')}
        hint={t(scripted ? 'editor.contentHint' : 'editor.contentHintPlain')}
        counter={<CharacterCount text={typed.text} limit={limit} />}
        onInput={typed.onInput}
        required
      />
      {scripted ? <EditorPreview content={typed.text} isAsked={reading} /> : null}
    </div>
  )
}
