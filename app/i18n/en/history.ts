import type { Translations } from '../translations.ts'
import type { history as zhHistory } from '../zh/history.ts'

export const history = {
  edited: 'Edited',
  title: 'Edit history',
  floor: 'Reply on floor {{floor}}',
  back: 'Back to the text',
  versions: 'Versions',
  present: 'present',
  empty: 'Never edited',
  staff: 'An administrator',
  staffNamed: 'Administrator {{name}}',
  anonymous: 'Anonymous',
  formerMember: 'Former member',
  first: 'The first version that is kept',
  changes: 'Compared with the version before',
  added: 'Text that was added',
  removed: 'Text that was removed',
  addedAloud: 'Added: ',
  removedAloud: 'Removed: ',
  endAloud: '. ',
  unchanged: '{{number}} characters in between did not change',
  same: 'The text did not change.',
  titlePart: 'Title',
  summaryPart: 'Summary',
  textPart: 'Text',
  picturesPart: 'Pictures',
} satisfies Translations<typeof zhHistory>
