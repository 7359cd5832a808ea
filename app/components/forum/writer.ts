import { useTranslation } from 'react-i18next'
import { departedName } from '#app/i18n/placeholders.ts'
import type { PostCard } from '#server/post/post.schema.ts'

type Written = Pick<PostCard, 'user'> & { isAnonymous?: boolean }

/** The name of who wrote something, in the reader's words where there is none: without a name, or gone. First texts are signed by nobody real. */
export function useWriter({ user, isAnonymous = false }: Written): string {
  const { t } = useTranslation('forum')
  if (user.id !== null) return user.username
  if (isAnonymous) return t('anonymous')
  return user.username === departedName ? t('formerMember') : user.username
}
