import type { Translations } from '../translations.ts'
import type { follow as zhFollow } from '../zh/follow.ts'

export const follow = {
  follow: 'Follow',
  following: 'Following',
  refused: 'What you follow was not changed',
  back: 'Back',
} satisfies Translations<typeof zhFollow>
