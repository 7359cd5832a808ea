import type { Translations } from '../translations.ts'
import type { like as zhLike } from '../zh/like.ts'

export const like = {
  like: 'Like',
  liked: 'Liked',
  refused: 'Your like was not counted',
} satisfies Translations<typeof zhLike>
