import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showUploadFailure, uploadPicture } from '#app/browser/upload-picture.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { PictureButton } from '#app/components/upload/picture-button.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'
import { AvatarPreview } from './avatar-preview.tsx'
import { sentAddress } from '#app/components/ui/proxied-picture-address.ts'

export const avatarActs = { save: 'avatar', remove: 'remove-avatar' } as const

interface AvatarFormProps {
  username: string
  saved: string | null
  /** The address to preview, if a reader without scripts asked for a preview. */
  previewed: string | null
  result: FormResult | undefined
}

const names = ['avatar'] as const

/** Sets the picture by its address or by an upload, with a preview before it is saved (docs/product.md#profile). */
export function AvatarForm({ username, saved, previewed, result }: AvatarFormProps) {
  const { t } = useTranslation('profile')
  const box = useRef<HTMLDivElement>(null)
  const field = fieldOf(avatarActs.save, 'avatar', result)
  const [shown, setShown] = useState(previewed)
  const [typed, setTyped] = useState(field.defaultValue || (previewed ?? sentAddress(saved ?? '')))
  function put(address: string): void {
    const input = box.current?.querySelector('input')
    if (input) input.value = address
    setTyped(address)
    setShown(address)
  }
  return (
    <ActForm act={avatarActs.save} names={names} result={result} failed={t('avatar.failed')}>
      <div className="avatar-form__picture">
        <AvatarPreview username={username} saved={saved} shown={shown} />
        <Upload onUploaded={put} />
      </div>
      <div ref={box}>
        <Field
          {...field}
          defaultValue={typed}
          type="text"
          inputMode="url"
          label={t('avatar.url')}
          hint={t('avatar.urlHint')}
          autoComplete="photo"
          autoCapitalize="none"
          spellCheck={false}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </div>
      <p className="act-form__acts">
        <ActButton act={avatarActs.save} busyLabel={t('avatar.saving')}>
          {t('avatar.save')}
        </ActButton>
        <Button
          type="submit"
          formMethod="get"
          onClick={event => {
            event.preventDefault()
            setShown(typed.trim())
          }}
        >
          {t('avatar.preview')}
        </Button>
        {saved === null ? null : (
          <ActButton act={avatarActs.remove} variant="link" busyLabel={t('avatar.saving')}>
            {t('avatar.remove')}
          </ActButton>
        )}
      </p>
    </ActForm>
  )
}

/** With scripts the picture is uploaded and previewed immediately. The button below saves it. */
function Upload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const { t } = useTranslation('profile')
  const [isBusy, setBusy] = useState(false)
  async function take(file: File): Promise<void> {
    setBusy(true)
    try {
      onUploaded((await uploadPicture(file)).square)
    } catch (error) {
      showUploadFailure(error, reason => t('avatar.uploadFailed', { reason }))
    } finally {
      setBusy(false)
    }
  }
  if (!useHydrated()) return null
  const label = t(isBusy ? 'avatar.uploading' : 'avatar.upload')
  return <PictureButton label={label} isBusy={isBusy} onPicture={file => void take(file)} />
}
