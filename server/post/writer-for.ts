import { isAdmin, type Viewer } from '../kernel/viewer.ts'
import type { Person } from '../member/member.schema.ts'
import { nameless, personOf } from '../member/person.ts'
import type { Post } from './post.entity.ts'

/** Who is shown as the writer of a post; of an anonymous one only admins are told (decisions: Anonymous). */
export function writerFor(viewer: Viewer, { isAnonymous, author, signature }: Post): Person {
  if (isAnonymous && !isAdmin(viewer)) return nameless
  return signature == null ? personOf(author) : { ...nameless, username: signature }
}
