import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useScripted } from '#app/components/ui/use-scripted.ts'

interface PlainUploadProps {
  /** The editor's own path, which the door of uploads leads back to. */
  path: string
  /** The picture that was just uploaded. */
  image: string | undefined
}

/** A picture for readers without scripts: uploaded by a form of its own, its address told for cover or text. */
export function PlainUpload({ path, image }: PlainUploadProps) {
  const { t } = useTranslation('article')
  if (useScripted()) return null
  return (
    <section className="plain-upload grid" aria-label={t('editor.plainUpload')}>
      {image === undefined ? null : (
        <div className="plain-upload__done" role="status">
          <img src={image} alt={t('editor.uploadedPicture')} />
          <Field label={t('editor.uploadedAddress')} value={image} readOnly />
          <Field label={t('editor.uploadedMark')} value={`![](${image})`} readOnly />
        </div>
      )}
      <form
        method="post"
        action={`/uploads?next=${encodeURIComponent(path)}`}
        encType="multipart/form-data"
        className="plain-upload__form"
      >
        <Field
          type="file"
          name="image"
          accept="image/*"
          label={t('editor.plainUpload')}
          hint={t('editor.plainUploadHint')}
          required
        />
        <Button type="submit">{t('editor.coverUpload')}</Button>
      </form>
    </section>
  )
}
