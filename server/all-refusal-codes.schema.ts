import { torchCodes } from './torch/torch.schema.ts'
import { backupCodes } from './backup/backup.schema.ts'
import { binCodes } from './bin/bin.schema.ts'
import { bookCodes } from './book/book.schema.ts'
import { boardCodes } from './board/board.schema.ts'
import { postCodes } from './post/post.schema.ts'
import { posterCodes } from './poster/poster.schema.ts'
import { replyCodes } from './reply/reply.schema.ts'
import { blessingCodes } from './blessing/blessing.schema.ts'
import { articleCodes } from './article/article.schema.ts'
import { commentCodes } from './comment/comment.schema.ts'
import { adminCodes } from './admin/admin.schema.ts'
import { primitiveCodes } from './kernel/primitives.schema.ts'
import { moderationCodes } from './moderation/moderation.schema.ts'
import { csvCodes } from './csv/csv.schema.ts'
import { letterCodes } from './letter/letter.schema.ts'
import { accountCodes } from './account/account.schema.ts'
import { managedMemberCodes } from './account/managed-member.schema.ts'
import { suspensionCodes } from './member/suspension.schema.ts'
import { memberCodes } from './member/member.schema.ts'
import { mosaicCodes } from './mosaic/mosaic.schema.ts'
import { cohortCodes } from './member/cohort.schema.ts'
import { memberPageCodes } from './member/member-page.schema.ts'
import { profileCodes } from './member/profile.schema.ts'
import { pledgeCodes } from './pledge/pledge.schema.ts'
import { reportCodes } from './report/report.schema.ts'
import { reviewCodes } from './review/review.schema.ts'
import { searchCodes } from './search/search.schema.ts'
import { secondFactorCodes } from './second-factor/second-factor.schema.ts'
import { sessionCodes } from './session/session.schema.ts'
import { settingCodes } from './setting/setting.schema.ts'
import { storyCodes } from './story/story.schema.ts'
import { verificationCodes } from './verification/verification.schema.ts'
import { historyCodes } from './history/history.schema.ts'
import { muteCodes } from './mute/mute.schema.ts'
import { noticeCodes } from './notice/notice.schema.ts'
import { uploadCodes } from './upload/upload.schema.ts'
import { visitorCodes } from './visitor/visitor.schema.ts'

const siteCodes = [
  'invalid.value',
  'site.already_received',
  'site.busy',
  'site.fault',
  'site.foreign_origin',
  'site.hung_up',
  'site.looks_automatic',
  'site.no_such_path',
  'site.no_such_method',
  'site.read_only',
  'site.too_large',
  'site.bad_json',
  'site.too_many',
  'site.unavailable',
] as const

/** Every code that a refusal or a schema may carry. Both languages must have a text for each. */
export const refusalCodes = [
  ...siteCodes,
  ...primitiveCodes,
  ...adminCodes,
  ...backupCodes,
  ...secondFactorCodes,
  ...torchCodes,
  ...binCodes,
  ...csvCodes,
  ...moderationCodes,
  ...historyCodes,
  ...letterCodes,
  ...accountCodes,
  ...blessingCodes,
  ...bookCodes,
  ...boardCodes,
  ...postCodes,
  ...posterCodes,
  ...replyCodes,
  ...memberCodes,
  ...managedMemberCodes,
  ...cohortCodes,
  ...suspensionCodes,
  ...memberPageCodes,
  ...profileCodes,
  ...mosaicCodes,
  ...pledgeCodes,
  ...reportCodes,
  ...reviewCodes,
  ...articleCodes,
  ...commentCodes,
  ...searchCodes,
  ...sessionCodes,
  ...settingCodes,
  ...storyCodes,
  ...verificationCodes,
  ...muteCodes,
  ...noticeCodes,
  ...uploadCodes,
  ...visitorCodes,
] as const
export type RefusalCode = (typeof refusalCodes)[number]
