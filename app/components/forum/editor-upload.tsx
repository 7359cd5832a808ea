import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import { useScripted } from '#app/components/ui/use-scripted.ts'
import { PlainUpload } from '#app/components/upload/plain-upload.tsx'

interface EditorUploadProps {
  /** The editor's own path, which the door of uploads leads back to. */
  path: string
  /** The picture that was just uploaded. */
  image: string | undefined
}

/** A picture for readers without scripts; its address is told, to be put into the form. */
export function EditorUpload({ path, image }: EditorUploadProps) {
  const { t } = useTranslation('forum')
  if (useScripted()) return null
  return (
    <section className="editor-upload grid" aria-label={t('editor.plainUpload')}>
      {image === undefined ? null : (
        <div className="editor-upload__done" role="status">
          <img src={image} alt={t('editor.uploadedPicture')} />
          <Field label={t('editor.uploadedAddress')} value={image} readOnly />
        </div>
      )}
      <PlainUpload
        next={path}
        label={t('editor.plainUpload')}
        hint={t('editor.plainUploadHint')}
        submit={t('editor.uploadSubmit')}
      />
    </section>
  )
}
