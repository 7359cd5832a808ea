import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Folded } from '#app/components/ui/folded.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import type { Person } from '#server/member/member.schema.ts'
import type { PostCard } from '#server/post/post.schema.ts'

interface Signed {
  isWriterMuted: boolean
  user: Person
}

/** Whether the reader has muted who wrote it. What arrives while the page is open comes as guests see it, so the page knows whom. */
function useIsMuted({ isWriterMuted, user }: Signed): boolean {
  const muted = useRoot()?.mutedMembers
  return isWriterMuted || (user.id !== null && muted?.includes(user.id) === true)
}

interface FoldedTextProps {
  text: Signed
  kind: 'reply' | 'comment' | 'article'
  /** Its place among the others, such as a floor, which is said before. */
  place?: string
  /** Unfolded: an address leads to it. */
  open?: boolean
  children: ReactNode
}

/** A result, comment or article, folded where its reader has muted who wrote it (docs/product.md#muting; area `mute` must be loaded). */
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

/** The same for a post in a list, which may be muted itself. */
export function FoldedPost({ post, children }: { post: MutedPost; children: ReactNode }) {
  const { t } = useTranslation('mute')
  const { title, user, isMuted, isWriterMuted } = post
  const byWriter = isWriterMuted ? t('lines.post', { name: user.username }) : null
  return <Folded line={isMuted ? t('lines.mutedPost', { title }) : byWriter}>{children}</Folded>
}
