import type { Texts } from './rpc/text-kind-contract.ts'
import { articleText } from './article/article-text.ts'
import { blessingText } from './blessing/blessing-text.ts'
import { commentText } from './comment/comment-text.ts'
import { pledgeText } from './pledge/pledge-text.ts'
import { postText } from './post/post-text.ts'
import { replyText } from './reply/reply-text.ts'
import { wishText } from './torch/wish-text.ts'

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
