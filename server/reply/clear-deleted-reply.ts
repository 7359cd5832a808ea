import type { Reply } from './reply.entity.ts'

/** Takes away what a reply says and who wrote it; its floor stays, and what answers it keeps its place (docs/product.md#floors). */
export function clearDeletedReply(reply: Reply): void {
  Object.assign(reply, {
    ...nothing,
    isRemoved: true,
    status: 'rejected',
    author: null,
    signature: null,
    parent: null,
    addressee: null,
  })
}

const nothing = {
  content: '',
  html: '',
  images: [],
  mentions: [],
  pageless: [],
  quote: null,
  likes: 0,
  reason: null,
  reviewedAt: null,
  fingerprint: null,
  shownAt: null,
  editedAt: null,
}

/** Whether its floor stays when it is deleted: of what nobody but its author and admins ever saw, nothing does. */
export const keepsFloor = ({ shownAt }: Pick<Reply, 'shownAt'>): boolean => shownAt != null
