import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import { toAuthorCard } from '../member/author-card.ts'
import type { AuthorCard } from '../member/member.schema.ts'
import { canSeeReviewState } from '../review/text-access.policy.ts'
import { differenceOf, differenceOfLists, unchangedText } from './text-difference.ts'
import type { FullVersion, VersionedType, VersionEntry } from './history.schema.ts'
import type { TextVersion } from './version.entity.ts'
import { versionsOf, versionWithPrevious } from './version.queries.ts'

/** A text whose versions are read, and the author to show. */
export interface Versioned {
  type: VersionedType
  id: number
  author: AuthorCard
}

interface Edited {
  author?: { id: number } | null | undefined
  editedAt?: Date | null | undefined
}

/** Returns true for the author and for staff who review (docs/product.md#edit-history). */
export const canReadHistory = (viewer: Viewer, text: Pick<Edited, 'author'>): boolean => canSeeReviewState(viewer, text)

/** Returns true if the text has a history and this viewer may read it. */
export const hasHistory = (viewer: Viewer, text: Edited): boolean =>
  text.editedAt != null && canReadHistory(viewer, text)

/** Returns the versions of a text, newest first. */
export async function listVersions(
  { em, viewer }: Pick<ProcedureContext, 'em' | 'viewer'>,
  of: Versioned,
): Promise<{ versions: VersionEntry[] }> {
  const versions = await versionsOf(em, of)
  return { versions: versions.map(version => viewVersion(viewer, of, version)) }
}

/** Returns one version of a text with its changes from the previous one. Refuses a missing version (404). */
export async function readVersion(
  { em, viewer }: Pick<ProcedureContext, 'em' | 'viewer'>,
  of: Versioned,
  number: number,
): Promise<FullVersion> {
  const [version, previous] = await versionWithPrevious(em, of, number)
  if (!version) throw new Refusal('missing', 'history.no_version')
  const compared = (key: 'title' | 'summary' | 'content') =>
    previous === undefined ? unchangedText(version[key] ?? '') : differenceOf(previous[key] ?? '', version[key] ?? '')
  return {
    ...viewVersion(viewer, of, version),
    title: version.title ?? null,
    summary: version.summary ?? null,
    content: version.content,
    images: version.images,
    previous: previous?.version ?? null,
    changed: {
      title: compared('title'),
      summary: compared('summary'),
      content: compared('content'),
      images: differenceOfLists(previous?.images ?? version.images, version.images),
    },
  }
}

const viewVersion = (viewer: Viewer, { author }: Versioned, version: TextVersion): VersionEntry => ({
  version: version.version,
  by: version.isByStaff ? (may(viewer, 'review') ? toAuthorCard(version.editor) : null) : author,
  isByStaff: version.isByStaff,
  at: version.at.toISOString(),
})
