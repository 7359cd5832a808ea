import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { previewAddress, sentAddress } from '#app/components/ui/proxied-picture-address.ts'

interface AvatarPreviewProps {
  username: string
  saved: string | null
  /** The address of a picture that is previewed and not saved. */
  shown: string | null
}

const isAddress = (text: string) => /^(https:\/\/|\/uploads\/)/i.test(text)

/** The member's picture, or the preview of a new one, with a label that says which of the two it is. */
export function AvatarPreview({ username, saved, shown }: AvatarPreviewProps) {
  const { t } = useTranslation('profile')
  const [broken, setBroken] = useState<string>()
  if (shown === null || shown === '' || shown === sentAddress(saved ?? ''))
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
          src={previewAddress(shown)}
          alt={t('avatar.alt')}
          onError={() => setBroken(shown)}
        />
      )}
      <span className="meta">{t(isBroken ? 'avatar.broken' : 'avatar.previewed')}</span>
    </p>
  )
}
