import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showUploadFailure, uploadPicture } from '#app/browser/upload-picture.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { canShowPicture } from '#app/components/upload/can-show-picture.ts'
import { PictureButton } from '#app/components/upload/picture-button.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'
import { PictureWhileTyping } from '#app/components/upload/picture-while-typing.tsx'

/** Sets the cover by its address; with scripts also by an upload, which starts immediately. */
export function CoverField({ field }: { field: FieldProps }) {
  const { t } = useTranslation(['article', 'textEditor'])
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState(field.defaultValue)
  const [isBusy, setBusy] = useState(false)

  function put(url: string): void {
    const input = box.current?.querySelector('input')
    if (!input) return
    input.value = url
    // Drafts and autosave listen to input events, so a change made by a script dispatches one.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setAddress(url)
  }
  async function take(file: File): Promise<void> {
    setBusy(true)
    try {
      put((await uploadPicture(file)).url)
    } catch (error) {
      showUploadFailure(error, reason => t('textEditor:uploadFailed', { reason }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="cover-field" ref={box}>
      <Field
        {...field}
        label={t('editor.cover')}
        hint={t(hydrated ? 'editor.coverHintUpload' : 'editor.coverHint')}
        optional
        inputMode="url"
        autoComplete="off"
        onInput={event => setAddress(event.currentTarget.value)}
      />
      {hydrated ? (
        <p className="cover-field__ways">
          <PictureButton label={t('editor.coverUpload')} isBusy={isBusy} onPicture={file => void take(file)} />
          {address === '' ? null : <Button onClick={() => put('')}>{t('editor.coverRemove')}</Button>}
        </p>
      ) : null}
      {hydrated && canShowPicture(address) ? (
        <PictureWhileTyping className="cover-field__preview" address={address} alt={t('editor.coverPreview')} />
      ) : null}
    </div>
  )
}
