import BellOff from 'lucide-react/icons/bell-off'
import { useTranslation } from 'react-i18next'
import { StateButton } from '#app/components/ui/state-button.tsx'

interface MuteButtonProps {
  type: 'member' | 'post'
  /** The name of the member, or the number of the post. */
  id: string | number
  isMuted: boolean
  /** What is muted, for readers who hear the page. */
  of: string
  /** Where one comes back to: without it, the page of the member or the post. */
  back?: string
}

/** Folds away what a member writes, or a post, and ends its notices; or brings it back (area `mute` must be loaded). */
export function MuteButton({ type, id, isMuted, of, back }: MuteButtonProps) {
  const { t } = useTranslation('mute')
  const query = back === undefined ? '' : `?back=${encodeURIComponent(back)}`
  return (
    <StateButton
      className="mute"
      action={`/mutes/${type}/${id}${query}`}
      name="isMuted"
      isOn={isMuted}
      icon={BellOff}
      label={isOn => t(isOn ? 'muted' : `mute.${type}`)}
      of={of}
    />
  )
}
