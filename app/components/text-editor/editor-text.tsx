import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionBox } from '#app/components/mention/mention-box.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Field } from '#app/components/ui/field.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { useTyped } from '#app/components/ui/use-typed-text.ts'
import type { FieldProps } from '#app/components/form/form-result.ts'
import { EditorPreview } from './editor-preview.tsx'
import { FormatButtons } from './format-buttons.tsx'

interface EditorTextProps {
  field: FieldProps
  limit: number
  rows: number
  label: string
  hint: string
  /** The element that accepts dropped pictures, if they are inserted into the text. */
  box?: RefObject<HTMLDivElement>
  isOver?: boolean
  /** Controls beside the preview switch. */
  children?: ReactNode
}

/** A text field for CommonMark with a preview: beside it on a wide page, behind a switch on a phone. */
export function EditorText({ field, limit, rows, label, hint, box, isOver = false, children }: EditorTextProps) {
  const { t } = useTranslation('textEditor')
  const hydrated = useHydrated()
  const typed = useTyped(field.defaultValue)
  const [reading, setReading] = useState(false)
  return (
    <div ref={box} className={classNames('editor__text', reading && 'is-reading', isOver && 'is-over')}>
      <div className="editor__tools only-scripted">
        <div className="editor__sides" role="group">
          <Button variant="link" aria-pressed={!reading} onClick={() => setReading(false)}>
            {t('write')}
          </Button>
          <Button variant="link" aria-pressed={reading} onClick={() => setReading(true)}>
            {t('preview')}
          </Button>
        </div>
        <FormatButtons field={field.id} />
        {children}
      </div>
      <MentionBox>
        <Field
          {...field}
          multiline
          rows={rows}
          className="editor__writing"
          label={label}
          hint={hint}
          counter={<CharacterCount text={typed.text} limit={limit} />}
          onInput={typed.onInput}
          required
        />
      </MentionBox>
      {hydrated ? <EditorPreview content={typed.text} isAsked={reading} /> : null}
    </div>
  )
}
