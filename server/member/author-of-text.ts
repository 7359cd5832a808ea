import { maySeeAuthor } from '../kernel/anonymity.policy.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import type { AuthorCard } from './member.schema.ts'
import { anonymousAuthor, toAuthorCard } from './author-card.ts'

interface WithAuthor {
  author?: Member | null | undefined
  /** Shown in place of a member's name, because the authors of samples are no members. */
  signature?: string | null | undefined
}

/** Returns the author of a text. */
export const authorOf = ({ author, signature }: WithAuthor): AuthorCard =>
  signature == null ? toAuthorCard(author) : { ...anonymousAuthor, username: signature }

/** Returns the author that is shown to this viewer. */
export const authorShownTo = (viewer: Viewer, text: WithAuthor & { isAnonymous: boolean }): AuthorCard =>
  maySeeAuthor(viewer, text) ? authorOf(text) : anonymousAuthor
