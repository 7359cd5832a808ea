import type { Viewer } from '../kernel/viewer.ts'
import { authorShownTo } from '../member/author-of-text.ts'
import { reviewStateOf } from '../review/review.entity.ts'
import { canChange, canSeeReviewState } from '../review/text-access.policy.ts'
import type { Blessing } from './blessing.entity.ts'
import type { BlessingCard } from './blessing.schema.ts'

/** Shows a blessing to this viewer. Only admins see who wrote an anonymous one (docs/product.md#anonymous). */
export function viewBlessing(viewer: Viewer, blessing: Blessing, liked: ReadonlySet<number>): BlessingCard {
  const user = authorShownTo(viewer, blessing)
  const mayChange = canChange(viewer, blessing)
  return {
    id: blessing.id,
    content: blessing.content,
    language: blessing.language,
    authorName: user.username,
    ...profileOf(blessing),
    isAnonymous: blessing.isAnonymous,
    status: blessing.status,
    ...(canSeeReviewState(viewer, blessing) ? reviewStateOf(blessing) : {}),
    likes: blessing.likes,
    isLiked: liked.has(blessing.id),
    user,
    userId: user.id,
    createdAt: blessing.createdAt.toISOString(),
    updatedAt: blessing.updatedAt.toISOString(),
    can: { edit: mayChange, delete: mayChange },
  }
}

function profileOf({ isAnonymous, author }: Blessing) {
  if (isAnonymous) return {}
  return { graduationYear: author?.graduationYear ?? null, department: author?.department ?? null }
}
