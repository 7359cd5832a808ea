import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Folded } from '#app/components/ui/folded-part.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import type { AuthorCard } from '#server/member/member.schema.ts'
import type { PostCard } from '#server/post/post.schema.ts'

interface AuthoredText {
  isWriterMuted: boolean
  user: AuthorCard
}

/** True if the reader has muted the author. Live events carry what guests see, so muted members are looked up in the page's data too. */
function useIsMuted({ isWriterMuted, user }: AuthoredText): boolean {
  const muted = useRoot()?.mutedMembers
  return isWriterMuted || (user.id !== null && muted?.includes(user.id) === true)
}

interface FoldedTextProps {
  text: AuthoredText
  kind: 'reply' | 'comment' | 'article'
  /** The position of the text in its list, such as a floor, shown before the name. */
  place?: string
  /** True if the text starts unfolded, because an address links to it. */
  open?: boolean
  children: ReactNode
}

/** A reply, comment or article, folded if the reader has muted its author (docs/product.md#muting; the texts of the namespace `mute` must be loaded). */
export function FoldedText({ text, kind, place, open, children }: FoldedTextProps) {
  const { t } = useTranslation('mute')
  const isMuted = useIsMuted(text)
  const line = t(`lines.${kind}`, { name: text.user.username })
  return (
    <Folded line={isMuted ? [...(place === undefined ? [] : [place]), line].join(' · ') : null} open={open}>
      {children}
    </Folded>
  )
}

type MutedPost = Pick<PostCard, 'title' | 'user' | 'isMuted' | 'isWriterMuted'>

/** A post in a list, folded if the reader has muted its author or the post itself. */
export function FoldedPost({ post, children }: { post: MutedPost; children: ReactNode }) {
  const { t } = useTranslation('mute')
  const { title, user, isMuted, isWriterMuted } = post
  const byWriter = isWriterMuted ? t('lines.post', { name: user.username }) : null
  return <Folded line={isMuted ? t('lines.mutedPost', { title }) : byWriter}>{children}</Folded>
}
