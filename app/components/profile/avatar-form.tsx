import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldOf, type FormReply } from '#app/forms/reply.ts'
import { ActButton, ActForm } from './act-form.tsx'

export const avatarActs = { save: 'avatar', remove: 'remove-avatar' } as const

interface AvatarFormProps {
  username: string
  saved: string | null
  /** An address to look at, where the page was asked for one without scripts. */
  previewed: string | null
  reply: FormReply | undefined
}

const names = ['avatar'] as const

/** The picture by its address, with a look at it before it is kept (spec 2.21). */
export function AvatarForm({ username, saved, previewed, reply }: AvatarFormProps) {
  const { t } = useTranslation('profile')
  const field = fieldOf(avatarActs.save, 'avatar', reply)
  const [shown, setShown] = useState(previewed)
  const [typed, setTyped] = useState(field.defaultValue || (previewed ?? saved ?? ''))
  return (
    <ActForm act={avatarActs.save} names={names} reply={reply} failed={t('avatar.failed')}>
      <Portrait username={username} saved={saved} shown={shown} />
      <Field
        {...field}
        defaultValue={typed}
        type="url"
        inputMode="url"
        label={t('avatar.url')}
        hint={t('avatar.urlHint')}
        autoComplete="photo"
        autoCapitalize="none"
        spellCheck={false}
        onInput={event => setTyped(event.currentTarget.value)}
      />
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

const isAddress = (text: string) => /^(https:\/\/|\/uploads\/)/i.test(text)

function Portrait({ username, saved, shown }: { username: string; saved: string | null; shown: string | null }) {
  const { t } = useTranslation('profile')
  const [broken, setBroken] = useState<string>()
  if (shown === null || shown === '' || shown === saved)
    return (
      <p className="portrait">
        <Avatar name={username} src={saved} size="large" />
      </p>
    )
  const isBroken = broken === shown || !isAddress(shown)
  return (
    <p className="portrait" role="status">
      {isBroken ? (
        <Avatar name={username} size="large" />
      ) : (
        <img
          className="avatar avatar--large"
          src={shown}
          alt={t('avatar.alt')}
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      )}
      <span className="meta">{t(isBroken ? 'avatar.broken' : 'avatar.previewed')}</span>
    </p>
  )
}
