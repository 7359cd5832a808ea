import { useTranslation } from 'react-i18next'
import { departedName } from '#app/i18n/placeholders.ts'
import type { PostCard } from '#server/post/post.schema.ts'

type Written = Pick<PostCard, 'user'> & { isAnonymous?: boolean }

/** The name of who wrote something, in the reader's words where there is none: without a name, or gone. First texts are signed by nobody real. */
export function writerOf({ user, isAnonymous = false }: Written, words: { anonymous: string; gone: string }): string {
  if (user.id !== null) return user.username
  if (isAnonymous) return words.anonymous
  return user.username === departedName ? words.gone : user.username
}

/** Whether the reader wrote it. Who wrote an anonymous post is told to its author by what they may do with it; admins may do that with every post. */
export const isOwn = ({ user, can }: Pick<PostCard, 'user' | 'can'>, readerId: number | null): boolean =>
  can.moderate ? user.id !== null && user.id === readerId : can.edit

export function useWriter(written: Written): string {
  const { t } = useTranslation('forum')
  return writerOf(written, { anonymous: t('anonymous'), gone: t('formerMember') })
}
