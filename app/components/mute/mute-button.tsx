import BellOff from 'lucide-react/icons/bell-off'
import { useTranslation } from 'react-i18next'
import { StateButton } from '#app/components/ui/state-button.tsx'

interface MuteButtonProps {
  type: 'member' | 'post'
  /** The name of the member, or the number of the post. */
  id: string | number
  isMuted: boolean
  /** The name of the muted member or post, for screen readers. */
  of: string
  /** The address to return to; by default the page of the member or the post. */
  back?: string
}

/** Mutes or unmutes a member or a post, which folds their texts and ends their notices (the texts of the namespace `mute` must be loaded). */
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
