import type { Belongings } from '../api/belongings.ts'
import { articleBelongings } from '../article/article-belongings.queries.ts'
import { blessingBelongings } from '../blessing/blessing-belongings.queries.ts'
import { bookmarkBelongings } from '../bookmark/bookmark-belongings.queries.ts'
import { commentBelongings } from '../comment/comment-belongings.queries.ts'
import { likeBelongings } from '../like/like-belongings.queries.ts'
import { mosaicBelongings } from '../mosaic/mosaic-belongings.queries.ts'
import { pledgeBelongings } from '../pledge/pledge-belongings.queries.ts'
import { postBelongings } from '../post/post-belongings.queries.ts'
import { replyBelongings } from '../reply/reply-belongings.queries.ts'
import { reportBelongings } from '../report/report-belongings.queries.ts'
import { sessionBelongings } from '../session/session-belongings.queries.ts'
import { legBelongings } from '../torch/leg-belongings.queries.ts'
import { uploadBelongings } from '../upload/upload-belongings.queries.ts'
import { verificationBelongings } from '../verification/verification-belongings.queries.ts'

/** Every noun that keeps something of a member; a new one with a reference to a member belongs here. */
export const everyBelonging: readonly Belongings[] = [
  articleBelongings,
  commentBelongings,
  postBelongings,
  replyBelongings,
  blessingBelongings,
  pledgeBelongings,
  legBelongings,
  likeBelongings,
  bookmarkBelongings,
  mosaicBelongings,
  reportBelongings,
  sessionBelongings,
  uploadBelongings,
  verificationBelongings,
]
