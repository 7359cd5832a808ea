import type { Translations } from '../translations.ts'
import type { adminSuspensions as zh } from '../zh/admin-suspensions.ts'

export const adminSuspensions = {
  name: 'Suspensions',
  lead: 'These members may log in and read; until their time ends they publish and change nothing.',
  none: 'Nobody is suspended just now',
  list: 'Suspended members',
  until: 'until {{time}}',
  reason: 'Reason: {{reason}}',
  role: { user: 'Member', moderator: 'Moderator', admin: 'Admin' },
  release: 'Let them write again',
  add: 'Suspend a member',
  username: 'Username',
  days: 'Days',
  daysHint: 'Counted from now; it takes the place of an earlier suspension.',
  daysHintOfModerator: 'Counted from now, 7 at most; it takes the place of an earlier suspension.',
  why: 'Reason (the member sees it)',
  submit: 'Suspend',
  busy: 'Saving…',
  failed: 'Nothing was saved',
  emptyPage: 'Nobody is on this page',
  firstPage: 'Back to the first page',
  done: { suspended: 'The member is suspended', released: 'The member may write again' },
} satisfies Translations<typeof zh>
