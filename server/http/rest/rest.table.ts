import { backups } from './rows/backups.ts'
import { bookmarks } from './rows/bookmarks.ts'
import { follows } from './rows/follows.ts'
import { mutes } from './rows/mutes.ts'
import { notices } from './rows/notices.ts'
import { forum } from './rows/forum.ts'
import { reports } from './rows/reports.ts'
import { members } from './rows/members.ts'
import { moderation } from './rows/moderation.ts'
import { review } from './rows/review.ts'
import { torch } from './rows/torch.ts'
import { blessings } from './rows/blessings.ts'
import { accounts } from './rows/accounts.ts'
import { articles } from './rows/articles.ts'
import { comments } from './rows/comments.ts'
import { pledges } from './rows/pledges.ts'
import { settings } from './rows/settings.ts'
import { visitors } from './rows/visitors.ts'

/** Every call of /api/v1. rest-row.ts explains the fields of a row. A new noun has its rows in rows/ and their texts in app/i18n/{zh,en}/rest/. */
export const rows = [
  ...accounts,
  ...visitors,
  ...pledges,
  ...articles,
  ...comments,
  ...settings,
  ...backups,
  ...blessings,
  ...torch,
  ...review,
  ...members,
  ...moderation,
  ...reports,
  ...forum,
  ...bookmarks,
  ...follows,
  ...mutes,
  ...notices,
] as const

type Row = (typeof rows)[number]

/** The procedures of all rows, so that a text that is missing in a language does not compile. */
export type CalledProcedure = Row['procedure']
export type WritingProcedure = Extract<Row, { method: 'POST' | 'PUT' | 'DELETE' }>['procedure']
/** The first segment of a path, by which the documentation groups calls. */
export type Tag = Row['path'] extends infer Path
  ? Path extends `/${infer First}/${string}`
    ? First
    : Path extends `/${infer Only}`
      ? Only
      : never
  : never
