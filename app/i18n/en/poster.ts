import type { Translations } from '../translations.ts'
import type { poster as zhPoster } from '../zh/poster.ts'

export const poster = {
  theme: 'Ground',
  motto: 'Line',
  name: 'Name',
  wish: 'Wish',
  wishHint: 'emoji are not drawn',
  wishPlaceholder: 'To the school, to an old classmate, or to yourself in ten years',
  make: 'Make the picture',
  making: 'Drawing …',
  kept: 'The words are used to draw this one picture. They are not kept and not published.',
  tooLong: 'Too long, please shorten it',
  preview: 'Preview',
  sample: 'Your wish goes here',
  made: 'Your poster',
  madeText: 'Press and hold the picture to save it, or download it.',
  download: 'Download the picture',
  undrawn: 'These characters cannot be drawn: {{characters}}',
  failed: 'This picture could not be drawn. Please try again later.',
  picture: 'Your poster: {{motto}}',
  numbered: 'You are torchbearer {{number}}; the number is printed on your poster.',
  code: 'QR code that leads to this site',
} satisfies Translations<typeof zhPoster>
