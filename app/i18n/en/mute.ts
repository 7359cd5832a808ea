import type { Translations } from '../translations.ts'
import type { mute as zhMute } from '../zh/mute.ts'

export const mute = {
  mute: { member: 'Mute member', post: 'Mute post' },
  muted: 'Muted',
  lines: {
    mutedPost: 'Muted post: {{title}}',
    post: 'A post by {{name}}, whom you muted',
    reply: 'A reply by {{name}}, whom you muted',
    comment: 'A comment by {{name}}, whom you muted',
    article: 'An article by {{name}}, whom you muted',
  },
  refused: 'What you mute was not changed',
  back: 'Back',
} satisfies Translations<typeof zhMute>
