import type { Texts } from './rpc/text-kind-contract.ts'
import { articleText } from './article/article-text-kind.ts'
import { blessingText } from './blessing/blessing-text-kind.ts'
import { commentText } from './comment/comment-text-kind.ts'
import { pledgeText } from './pledge/pledge-text-kind.ts'
import { postText } from './post/post-text-kind.ts'
import { replyText } from './reply/reply-text-kind.ts'
import { wishText } from './torch/wish-text-kind.ts'

/** Every kind of text that people publish here. Each also has a row in server/kernel/text-kind-properties.schema.ts. */
export const allTextKinds: Texts = {
  article: articleText,
  comment: commentText,
  post: postText,
  reply: replyText,
  blessing: blessingText,
  pledge: pledgeText,
  wish: wishText,
}
