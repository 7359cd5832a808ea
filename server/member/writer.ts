import { mayKnowWriter } from '../kernel/anonymity.policy.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import type { Person } from './member.schema.ts'
import { nameless, personOf } from './person.ts'

interface Written {
  author?: Member | null | undefined
  /** In the place of a member's name: the writers of samples are no members. */
  signature?: string | null | undefined
}

/** Who wrote a text. */
export const writerOf = ({ author, signature }: Written): Person =>
  signature == null ? personOf(author) : { ...nameless, username: signature }

/** Who is shown to this viewer as its writer. */
export const writerFor = (viewer: Viewer, text: Written & { isAnonymous: boolean }): Person =>
  mayKnowWriter(viewer, text) ? writerOf(text) : nameless
