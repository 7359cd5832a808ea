import { torchRouter } from './torch/torch.router.ts'
import { backupRouter } from './backup/backup.router.ts'
import { binRouter } from './bin/bin.router.ts'
import { bookRouter } from './book/book.router.ts'
import { boardRouter } from './board/board.router.ts'
import { bookmarkRouter } from './bookmark/bookmark.router.ts'
import { postRouter } from './post/post.router.ts'
import { replyRouter } from './reply/reply.router.ts'
import { blessingRouter } from './blessing/blessing.router.ts'
import { adminRouter } from './admin/admin.router.ts'
import { articleRouter } from './article/article.router.ts'
import { auditRouter } from './audit/audit.router.ts'
import { accountRouter } from './account/account.router.ts'
import { managedMemberRouter } from './account/managed-member.router.ts'
import { createCallerFactory, mergeRouters, router } from './rpc/procedures.ts'
import { commentRouter } from './comment/comment.router.ts'
import { textListRouter } from './text-list/text-list.router.ts'
import { csvRouter } from './csv/csv.router.ts'
import { moderationRouter } from './moderation/moderation.router.ts'
import { followRouter } from './follow/follow.router.ts'
import { letterRouter } from './letter/letter.router.ts'
import { mosaicRouter } from './mosaic/mosaic.router.ts'
import { mentionRouter } from './mention/mention.router.ts'
import { muteRouter } from './mute/mute.router.ts'
import { noticeRouter } from './notice/notice.router.ts'
import { memberRouter } from './member/member.router.ts'
import { posterRouter } from './poster/poster.router.ts'
import { pledgeRouter } from './pledge/pledge.router.ts'
import { reportRouter } from './report/report.router.ts'
import { reviewRouter } from './review/review.router.ts'
import { searchRouter } from './search/search.router.ts'
import { secondFactorRouter } from './session/second-factor.router.ts'
import { sessionRouter } from './session/session.router.ts'
import { settingRouter } from './setting/setting.router.ts'
import { storyRouter } from './story/story.router.ts'
import { uploadRouter } from './upload/upload.router.ts'
import { visitorRouter } from './visitor/visitor.router.ts'

/** All procedures by noun: the only way into the domain. */
export const appRouter = router({
  admin: adminRouter,
  backup: backupRouter,
  book: bookRouter,
  torch: torchRouter,
  blessing: blessingRouter,
  article: articleRouter,
  audit: auditRouter,
  bin: binRouter,
  board: boardRouter,
  bookmark: bookmarkRouter,
  comment: commentRouter,
  content: textListRouter,
  csv: csvRouter,
  desk: moderationRouter,
  follow: followRouter,
  letter: letterRouter,
  member: mergeRouters(memberRouter, accountRouter, managedMemberRouter),
  mosaic: mosaicRouter,
  mention: mentionRouter,
  mute: muteRouter,
  notice: noticeRouter,
  pledge: pledgeRouter,
  post: postRouter,
  poster: posterRouter,
  reply: replyRouter,
  report: reportRouter,
  review: reviewRouter,
  search: searchRouter,
  secondFactor: secondFactorRouter,
  session: sessionRouter,
  setting: settingRouter,
  story: storyRouter,
  upload: uploadRouter,
  visitor: visitorRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
export type Api = ReturnType<typeof createCaller>
