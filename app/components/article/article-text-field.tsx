import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorText } from '#app/components/text-editor/editor-text.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { PictureButton } from '#app/components/upload/picture-button.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'
import { usePictures } from './use-pictures.ts'

/** The text field of an article. Pasted, dropped and chosen pictures are inserted into the text. */
export function ArticleTextField({ field, limit }: { field: FieldProps; limit: number }) {
  const { t } = useTranslation('article')
  const hydrated = useHydrated()
  const area = useRef<HTMLDivElement>(null)
  const pictures = usePictures(area)
  return (
    <EditorText
      field={field}
      limit={limit}
      rows={18}
      label={t('editor.content')}
      hint={t(hydrated ? 'editor.contentHint' : 'editor.contentHintPlain')}
      box={area}
      isOver={pictures.isOver}
    >
      <PictureButton onPicture={pictures.take} isBusy={pictures.isBusy} label={t('editor.insertPicture')} />
      <span role="status" className="meta">
        {pictures.isBusy ? t('editor.uploading') : ''}
      </span>
    </EditorText>
  )
}
