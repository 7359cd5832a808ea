import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { PlainUpload } from '#app/components/upload/plain-upload.tsx'

interface EditorUploadProps {
  noun: 'article' | 'post' | 'reply'
  /** The path of the editor, to which /uploads redirects. */
  path: string
  /** The address of the picture that was just uploaded. */
  image: string | undefined
}

/** Uploads a picture without scripts, and shows its address for copying into the form. */
export function EditorUpload({ noun, path, image }: EditorUploadProps) {
  const { t } = useTranslation('textEditor')
  if (useHydrated()) return null
  return (
    <section className="editor-upload grid" aria-label={t('plainUpload')}>
      {image === undefined ? null : (
        <div className="editor-upload__done" role="status">
          <img src={image} alt={t('uploadedPicture')} />
          <Field label={t(`${noun}.uploadedAddress`)} value={image} readOnly />
          {/* The pictures of a post or reply are shown below its text, those of an article inside it. */}
          {noun === 'article' ? <Field label={t('uploadedMark')} value={`![](${image})`} readOnly /> : null}
        </div>
      )}
      <PlainUpload
        next={path}
        label={t('plainUpload')}
        hint={t(`${noun}.plainUploadHint`)}
        submit={t(`${noun}.uploadSubmit`)}
      />
    </section>
  )
}
