import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { StateButton } from '#app/components/ui/state-button.tsx'
import type { FollowTarget } from '#server/follow/follow.schema.ts'

interface FollowButtonProps {
  type: FollowTarget
  id: number
  isFollowed: boolean
  /** The name of what is followed, for screen readers. */
  of: string
}

/** A button that follows or unfollows something (the texts of the namespace `follow` must be loaded). */
export function FollowButton({ type, id, isFollowed, of }: FollowButtonProps) {
  const { t } = useTranslation('follow')
  return (
    <StateButton
      className="follow"
      action={`/follows/${type}/${id}`}
      name="isFollowed"
      isOn={isFollowed}
      icon={Bell}
      label={isOn => t(isOn ? 'following' : 'follow')}
      of={of}
    />
  )
}
