import { DayCount } from '../admin/day-count.entity.ts'
import { NoticeChoice } from '../notice/notice-choice.entity.ts'
import { Notice, NoticeTask } from '../notice/notice.entity.ts'
import { IdempotencyKey } from '../rpc/idempotency-key.entity.ts'
import { ProxiedImage } from '../image-proxy/proxied-image.entity.ts'
import { Board } from '../board/board.entity.ts'
import { Decision } from '../decision/decision.entity.ts'
import { Mute } from '../mute/mute.entity.ts'
import { Follow } from '../follow/follow.entity.ts'
import { Bookmark } from '../bookmark/bookmark.entity.ts'
import { Audit } from '../audit/audit.entity.ts'
import { TextVersion } from '../history/version.entity.ts'
import { Like } from '../like/like.entity.ts'
import { Backup } from '../backup/backup.entity.ts'
import { Letter } from '../mail/letter.entity.ts'
import { Member } from '../member/member.entity.ts'
import { FinishedMosaic } from '../mosaic/mosaic.entity.ts'
import { LastRead } from '../post/last-read.entity.ts'
import { RemovedText } from '../bin/removed-text.entity.ts'
import { PageView } from '../page-view/page-view.entity.ts'
import { ReplyCountBlock } from '../reply/reply-count-block.entity.ts'
import { SearchEntry } from '../search/search.entity.ts'
import { Report } from '../report/report.entity.ts'
import { Passkey, PasskeyChallenge, RecoveryCode, Totp } from '../second-factor/second-factor.entity.ts'
import { AccessToken, Session } from '../session/session.entity.ts'
import { allTextKinds } from '../all-text-kinds.ts'
import { Setting } from '../setting/setting.entity.ts'
import { StoryDraft, StoryRevision } from '../story/story.entity.ts'
import { MailLink } from '../verification/mail-link.entity.ts'
import { Verification } from '../verification/verification.entity.ts'
import { Upload } from '../upload/upload.entity.ts'
import { Tally, Visitor } from '../visitor/visitor.entity.ts'

/** Every table of the site. Entities are listed here and not discovered by globbing. */
export const entities = [
  ...Object.values(allTextKinds).map(({ entity }) => entity),
  AccessToken,
  Audit,
  Backup,
  Board,
  Bookmark,
  DayCount,
  Decision,
  FinishedMosaic,
  LastRead,
  Follow,
  Letter,
  MailLink,
  Like,
  Member,
  Mute,
  Notice,
  NoticeChoice,
  NoticeTask,
  IdempotencyKey,
  ProxiedImage,
  Passkey,
  PasskeyChallenge,
  PageView,
  RecoveryCode,
  ReplyCountBlock,
  RemovedText,
  SearchEntry,
  Report,
  Session,
  Setting,
  StoryDraft,
  StoryRevision,
  Tally,
  TextVersion,
  Totp,
  Upload,
  Verification,
  Visitor,
]
