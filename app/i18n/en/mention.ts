import type { Translations } from '../translations.ts'
import type { mention as zh } from '../zh/mention.ts'

export const mention = {
  members: 'Members you can mention',
  found: '{{number}} members, choose with the arrow keys',
} satisfies Translations<typeof zh>
