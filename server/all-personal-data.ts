import type { PersonalData } from './rpc/personal-data-contract.ts'
import { binPersonalData } from './bin/bin-personal-data.queries.ts'
import { bookmarkPersonalData } from './bookmark/bookmark-personal-data.queries.ts'
import { historyPersonalData } from './history/history-personal-data.queries.ts'
import { followPersonalData } from './follow/follow-personal-data.queries.ts'
import { likePersonalData } from './like/like-personal-data.queries.ts'
import { mosaicPersonalData } from './mosaic/mosaic-personal-data.queries.ts'
import { mutePersonalData } from './mute/mute-personal-data.queries.ts'
import { noticePersonalData, noticeChoicePersonalData } from './notice/notice-personal-data.queries.ts'
import { lastReadPersonalData } from './post/last-read-personal-data.queries.ts'
import { reportPersonalData } from './report/report-personal-data.queries.ts'
import { secondFactorPersonalData } from './second-factor/second-factor-personal-data.queries.ts'
import { sessionPersonalData } from './session/session-personal-data.queries.ts'
import { allTextKinds } from './all-text-kinds.ts'
import { uploadPersonalData } from './upload/upload-personal-data.queries.ts'
import { verificationPersonalData } from './verification/verification-personal-data.queries.ts'

/** All data about members, for the export and for leaving. A new table that refers to a member needs a line here. */
export const allPersonalData: readonly PersonalData[] = [
  ...Object.values(allTextKinds).map(({ personalData }) => personalData),
  binPersonalData,
  likePersonalData,
  bookmarkPersonalData,
  historyPersonalData,
  followPersonalData,
  mutePersonalData,
  mosaicPersonalData,
  noticePersonalData,
  noticeChoicePersonalData,
  lastReadPersonalData,
  reportPersonalData,
  sessionPersonalData,
  secondFactorPersonalData,
  uploadPersonalData,
  verificationPersonalData,
]
