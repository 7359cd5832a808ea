import type { Translations } from '../translations.ts'
import type { like as zhLike } from '../zh/like.ts'

export const like = {
  like: 'Like',
  liked: 'Liked',
} satisfies Translations<typeof zhLike>
