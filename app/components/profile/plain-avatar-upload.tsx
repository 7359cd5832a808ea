import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useScripted } from '#app/components/ui/use-scripted.ts'

/** An upload for readers without scripts: a form of its own, which leads back here with the address in the field above. */
export function PlainAvatarUpload() {
  const { t } = useTranslation('profile')
  if (useScripted()) return null
  return (
    <form
      method="post"
      action={`/uploads?next=${encodeURIComponent('/profile#avatar')}`}
      encType="multipart/form-data"
      className="act-form"
    >
      <Field
        type="file"
        name="image"
        accept="image/*"
        label={t('avatar.choose')}
        hint={t('avatar.chooseHint')}
        required
      />
      <p className="act-form__acts">
        <Button type="submit">{t('avatar.upload')}</Button>
      </p>
    </form>
  )
}
