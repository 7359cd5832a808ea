import type { Reply } from './reply.entity.ts'

/** Clears the content and the author of a deleted reply. Its floor stays, so that answers keep their place (docs/product.md#floors). */
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

/** Returns true if the floor stays when the reply is deleted. A reply that was never public leaves no floor. */
export const keepsFloor = ({ shownAt }: Pick<Reply, 'shownAt'>): boolean => shownAt != null
