import { DayCount } from '../admin/day-count.entity.ts'
import { NoticeChoice } from '../notice/notice-choice.entity.ts'
import { Notice, NoticeTask } from '../notice/notice.entity.ts'
import { Once } from '../rpc/once.entity.ts'
import { OutsidePicture } from '../outside/outside.entity.ts'
import { Board } from '../board/board.entity.ts'
import { Bookmark } from '../bookmark/bookmark.entity.ts'
import { Audit } from '../audit/audit.entity.ts'
import { Like } from '../like/like.entity.ts'
import { Letter } from '../mail/letter.entity.ts'
import { Member } from '../member/member.entity.ts'
import { FinishedMosaic } from '../mosaic/mosaic.entity.ts'
import { Reading } from '../reading/reading.entity.ts'
import { SearchEntry } from '../search/search.entity.ts'
import { Report } from '../report/report.entity.ts'
import { Passkey, PasskeyChallenge, RecoveryCode, Totp } from '../second-factor/second-factor.entity.ts'
import { AccessToken, Session } from '../session/session.entity.ts'
import { texts } from '../texts.ts'
import { Setting } from '../setting/setting.entity.ts'
import { MailLink } from '../verification/mail-link.entity.ts'
import { Verification } from '../verification/verification.entity.ts'
import { Upload } from '../upload/upload.entity.ts'
import { Tally, Visitor } from '../visitor/visitor.entity.ts'

/** Every table of the site; nothing is discovered by globbing. */
export const entities = [
  ...Object.values(texts).map(({ entity }) => entity),
  AccessToken,
  Audit,
  Board,
  Bookmark,
  DayCount,
  FinishedMosaic,
  Letter,
  MailLink,
  Like,
  Member,
  Notice,
  NoticeChoice,
  NoticeTask,
  Once,
  OutsidePicture,
  Passkey,
  PasskeyChallenge,
  Reading,
  RecoveryCode,
  SearchEntry,
  Report,
  Session,
  Setting,
  Tally,
  Totp,
  Upload,
  Verification,
  Visitor,
]
