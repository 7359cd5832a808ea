import type { ui } from './zh/ui.ts'
import type { shell } from './zh/shell.ts'
import type { csv } from './zh/csv.ts'
import type { dashboard } from './zh/dashboard.ts'
import type { storyEditor } from './zh/story-editor.ts'
import type { textEditor } from './zh/text-editor.ts'
import type { errors } from './zh/errors.ts'
import type { secondFactor } from './zh/second-factor.ts'
import type { forum } from './zh/forum.ts'
import type { history } from './zh/history.ts'
import type { home } from './zh/home.ts'
import type { legal } from './zh/legal.ts'
import type { like } from './zh/like.ts'
import type { pledge } from './zh/pledge.ts'
import type { blessing } from './zh/blessing.ts'
import type { account } from './zh/account.ts'
import type { admin } from './zh/admin.ts'
import type { backup } from './zh/backup.ts'
import type { audit } from './zh/audit.ts'
import type { adminBook } from './zh/admin-book.ts'
import type { boards } from './zh/boards.ts'
import type { bookmark } from './zh/bookmark.ts'
import type { follow } from './zh/follow.ts'
import type { mention } from './zh/mention.ts'
import type { mute } from './zh/mute.ts'
import type { notice } from './zh/notice.ts'
import type { member } from './zh/member.ts'
import type { adminMembers } from './zh/admin-members.ts'
import type { mosaic } from './zh/mosaic.ts'
import type { moderation } from './zh/moderation.ts'
import type { pages } from './zh/pages.ts'
import type { picture } from './zh/picture.ts'
import type { poster } from './zh/poster.ts'
import type { queue } from './zh/queue.ts'
import type { profile } from './zh/profile.ts'
import type { ownReports } from './zh/own-reports.ts'
import type { rights } from './zh/rights.ts'
import type { recovery } from './zh/recovery.ts'
import type { settings } from './zh/settings.ts'
import type { story } from './zh/story.ts'
import type { article } from './zh/article.ts'
import type { comment } from './zh/comment.ts'
import type { content } from './zh/content.ts'
import type { site } from './zh/site.ts'
import type { adminSuspensions } from './zh/admin-suspensions.ts'
import type { search } from './zh/search.ts'
import type { report } from './zh/report.ts'

/** The i18next namespaces: the interface texts that components read with `useTranslation(namespace)`. */
export interface Namespaces {
  ui: typeof ui
  shell: typeof shell
  backup: typeof backup
  csv: typeof csv
  dashboard: typeof dashboard
  storyEditor: typeof storyEditor
  textEditor: typeof textEditor
  errors: typeof errors
  secondFactor: typeof secondFactor
  forum: typeof forum
  history: typeof history
  home: typeof home
  legal: typeof legal
  like: typeof like
  pledge: typeof pledge
  account: typeof account
  admin: typeof admin
  blessing: typeof blessing
  audit: typeof audit
  adminBook: typeof adminBook
  boards: typeof boards
  bookmark: typeof bookmark
  follow: typeof follow
  mute: typeof mute
  mention: typeof mention
  notice: typeof notice
  moderation: typeof moderation
  member: typeof member
  adminMembers: typeof adminMembers
  mosaic: typeof mosaic
  pages: typeof pages
  picture: typeof picture
  poster: typeof poster
  queue: typeof queue
  profile: typeof profile
  recovery: typeof recovery
  rights: typeof rights
  ownReports: typeof ownReports
  settings: typeof settings
  story: typeof story
  article: typeof article
  comment: typeof comment
  content: typeof content
  search: typeof search
  site: typeof site
  adminSuspensions: typeof adminSuspensions
  report: typeof report
}

export type Namespace = keyof Namespaces
