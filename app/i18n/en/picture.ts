import type { Translations } from '../translations.ts'
import type { picture as zhPicture } from '../zh/picture.ts'

export const picture = {
  open: 'View the picture',
  name: 'Picture {{number}}',
  cover: 'Cover of the article',
  place: 'Picture {{number}} of {{total}}',
  pictures: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom in or out',
  failed: 'The picture could not be loaded',
  wordless: 'This picture has no description.',
  file: 'Open the picture file',
  back: {
    post: 'Back to the post',
    reply: 'Back to the reply',
    article: 'Back to the article',
    timeline: 'Back to the timeline',
  },
} satisfies Translations<typeof zhPicture>
