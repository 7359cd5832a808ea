import { useTranslation } from 'react-i18next'
import { departedName } from '#app/i18n/placeholders.ts'
import type { PostCard } from '#server/post/post.schema.ts'

type AuthoredText = Pick<PostCard, 'user'> & { isAnonymous?: boolean }

/** Returns the name of an author. Anonymous and deleted authors get the page's own words. Seeded texts have a name without an account. */
export function authorNameOf(
  { user, isAnonymous = false }: AuthoredText,
  words: { anonymous: string; gone: string },
): string {
  if (user.id !== null) return user.username
  if (isAnonymous) return words.anonymous
  return user.username === departedName ? words.gone : user.username
}

/**
 * True if the reader wrote the post. The id of an anonymous author is hidden, so the right to edit tells it; admins have that right on every post,
 * so their id is compared.
 */
export const isOwn = ({ user, can }: Pick<PostCard, 'user' | 'can'>, readerId: number | null): boolean =>
  can.moderate ? user.id !== null && user.id === readerId : can.edit

export function useAuthorName(written: AuthoredText): string {
  const { t } = useTranslation('forum')
  return authorNameOf(written, { anonymous: t('anonymous'), gone: t('formerMember') })
}
