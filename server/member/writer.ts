import { mayKnowWriter } from '../kernel/anonymity.policy.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import type { Person } from './member.schema.ts'
import { nameless, personOf } from './person.ts'

interface Written {
  author?: Member | null | undefined
  /** Shown in place of a member's name, because the authors of samples are no members. */
  signature?: string | null | undefined
}

/** Returns the author of a text. */
export const writerOf = ({ author, signature }: Written): Person =>
  signature == null ? personOf(author) : { ...nameless, username: signature }

/** Returns the author that is shown to this viewer. */
export const writerFor = (viewer: Viewer, text: Written & { isAnonymous: boolean }): Person =>
  mayKnowWriter(viewer, text) ? writerOf(text) : nameless
