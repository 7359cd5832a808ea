import { moderatedArticles } from '../article/moderated-articles.ts'
import { moderatedBlessings } from '../blessing/moderated-blessings.ts'
import { moderatedComments } from '../comment/moderated-comments.ts'
import { moderatedPledges } from '../pledge/moderated-pledges.ts'
import { moderatedPosts } from '../post/moderated-posts.ts'
import { moderatedReplies } from '../reply/moderated-replies.ts'
import type { ModeratedNoun } from '../review/moderated.ts'
import { moderatedWishes } from '../torch/moderated-wishes.ts'
import type { ReportTarget } from './report.schema.ts'

/** Every noun that people publish here: what can be reported, and what admins remove several of at once. */
export const moderatedNouns: Readonly<Record<ReportTarget, ModeratedNoun>> = {
  article: moderatedArticles,
  blessing: moderatedBlessings,
  comment: moderatedComments,
  pledge: moderatedPledges,
  post: moderatedPosts,
  reply: moderatedReplies,
  wish: moderatedWishes,
}
