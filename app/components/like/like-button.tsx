import { useLocation } from '@remix-run/react'
import Heart from 'lucide-react/icons/heart'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveLikes } from '#app/browser/live-likes.ts'
import { classNames } from '#app/components/ui/class-names.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Link } from '#app/components/ui/link.tsx'
import type { LikeState } from '#server/like/like.schema.ts'
import type { LikedType } from '#server/kernel/text-kind-properties.schema.ts'
import { newestLikes, useLike, type ReceivedLikes } from './use-like.ts'

interface LikeButtonProps {
  known: LikeState
  /** The address of the form without scripts. It sends `isLiked`, the requested state. */
  action: string
  /** The liked text. Live events update its number of likes. */
  text: { type: LikedType; id: number }
  /** The id of the element on this page to which a guest returns after Login. */
  place: string
  /** The name of the liked text, for screen readers. */
  of: string
}

/** Toggles a like. The change shows immediately and is undone visibly if it is refused; guests are sent to Login (docs/product.md#likes). */
export function LikeButton(props: LikeButtonProps) {
  return useRoot()?.me == null ? <LoginLink {...props} /> : <LikeToggle {...props} />
}

function LikeToggle({ known, text, action, of }: LikeButtonProps) {
  const { likes, isLiked, toggle } = useLike(known, text)
  function send(event: FormEvent): void {
    event.preventDefault()
    toggle()
  }
  return (
    <form method="post" action={action} onSubmit={send}>
      <input type="hidden" name="isLiked" value={String(!isLiked)} />
      <button className={classNames('like', isLiked && 'is-liked')} aria-pressed={isLiked}>
        <ButtonContent likes={likes} isLiked={isLiked} of={of} />
      </button>
    </form>
  )
}

function LoginLink({ known, text, place, of }: Pick<LikeButtonProps, 'known' | 'text' | 'place' | 'of'>) {
  const [received, setReceived] = useState<ReceivedLikes>()
  useLiveLikes(text, likes => setReceived({ likes, after: known.likes }))
  const { pathname, search } = useLocation()
  const back = `${pathname}${search}#${place}`
  return (
    <Link className="like" to={`/login?redirect=${encodeURIComponent(back)}`} rel="nofollow">
      <ButtonContent likes={newestLikes(known.likes, received)} isLiked={known.isLiked} of={of} />
    </Link>
  )
}

function ButtonContent({ likes, isLiked, of }: LikeState & { of: string }) {
  const { t } = useTranslation('like')
  return (
    <>
      <Icon icon={Heart} size={18} />
      <span>{t(isLiked ? 'liked' : 'like')}</span>
      <span className="like__count">{likes}</span>
      <VisuallyHidden>{of}</VisuallyHidden>
    </>
  )
}
