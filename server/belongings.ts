import type { Belongings } from './rpc/belongings.ts'
import { binBelongings } from './bin/bin-belongings.queries.ts'
import { bookmarkBelongings } from './bookmark/bookmark-belongings.queries.ts'
import { historyBelongings } from './history/history-belongings.queries.ts'
import { followBelongings } from './follow/follow-belongings.queries.ts'
import { likeBelongings } from './like/like-belongings.queries.ts'
import { mosaicBelongings } from './mosaic/mosaic-belongings.queries.ts'
import { muteBelongings } from './mute/mute-belongings.queries.ts'
import { noticeBelongings, noticeChoiceBelongings } from './notice/notice-belongings.queries.ts'
import { lastReadBelongings } from './post/last-read-belongings.queries.ts'
import { reportBelongings } from './report/report-belongings.queries.ts'
import { secondFactorBelongings } from './second-factor/second-factor-belongings.queries.ts'
import { sessionBelongings } from './session/session-belongings.queries.ts'
import { texts } from './texts.ts'
import { uploadBelongings } from './upload/upload-belongings.queries.ts'
import { verificationBelongings } from './verification/verification-belongings.queries.ts'

/** Every noun that keeps something of a member; a new one with a reference to a member belongs here. */
export const everyBelonging: readonly Belongings[] = [
  ...Object.values(texts).map(({ belongings }) => belongings),
  binBelongings,
  likeBelongings,
  bookmarkBelongings,
  historyBelongings,
  followBelongings,
  muteBelongings,
  mosaicBelongings,
  noticeBelongings,
  noticeChoiceBelongings,
  lastReadBelongings,
  reportBelongings,
  sessionBelongings,
  secondFactorBelongings,
  uploadBelongings,
  verificationBelongings,
]
