import { maySeeAuthor } from '../kernel/anonymity.policy.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import type { Person } from './member.schema.ts'
import { nameless, personOf } from './person.ts'

interface WithAuthor {
  author?: Member | null | undefined
  /** Shown in place of a member's name, because the authors of samples are no members. */
  signature?: string | null | undefined
}

/** Returns the author of a text. */
export const authorOf = ({ author, signature }: WithAuthor): Person =>
  signature == null ? personOf(author) : { ...nameless, username: signature }

/** Returns the author that is shown to this viewer. */
export const authorShownTo = (viewer: Viewer, text: WithAuthor & { isAnonymous: boolean }): Person =>
  maySeeAuthor(viewer, text) ? authorOf(text) : nameless
