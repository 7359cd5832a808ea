import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Member } from '../member/member.entity.ts'
import { maxVersions, type VersionedType, type VersionText } from './history.schema.ts'
import { TextVersion } from './version.entity.ts'

interface RecordedEdit {
  type: VersionedType
  id: number
  author: Member | null
  /** The member who edits, if that is not the author. */
  editor: Member | null
  before: VersionText & { version: number; at: Date }
  after: VersionText & { version: number; at: Date }
}

/**
 * Stores the result of an edit as a version, and the state before it unless that is stored already. Then deletes the oldest versions beyond the limit.
 * The row of the text must be locked, so that no version is lost.
 */
export async function storeVersions(
  em: EntityManager,
  { type, id, author, editor, before, after }: RecordedEdit,
): Promise<void> {
  const of = { textType: type, textId: id }
  const newest = { orderBy: { version: 'desc' as const }, disableIdentityMap: true }
  const last = await em.findOne(TextVersion, of, { ...newest, populate: ['content'] })
  const keep = (text: RecordedEdit['before'], by: Member | null) =>
    em.persist(em.create(TextVersion, { ...of, ...text, author, isByStaff: by !== null, editor: by }))
  const isKept = last !== null && isDeepStrictEqual(wordsOf(last), wordsOf(before))
  if (!isKept) keep(before, null)
  keep(after, editor)
  const room = maxVersions - (isKept ? 1 : 2)
  const [tooOld] = await em.find(TextVersion, of, { ...newest, fields: ['version'], offset: room, limit: 1 })
  if (tooOld) await em.nativeDelete(TextVersion, { ...of, version: { $lte: tooOld.version } })
}

const wordsOf = ({
  title,
  summary,
  content,
  images,
}: Pick<TextVersion, 'title' | 'summary' | 'content' | 'images'>) => ({
  title: title ?? null,
  summary: summary ?? null,
  content,
  images,
})

interface Of {
  type: VersionedType
  id: number
}

/** Returns the versions of a text, newest first, without their texts. */
export const versionsOf = (em: EntityManager, { type, id }: Of): Promise<TextVersion[]> =>
  em.find(TextVersion, { textType: type, textId: id }, { orderBy: { version: 'desc' }, populate: ['editor'] })

/** Returns a version and the previous one that is still kept, with their texts. */
export async function versionWithPrevious(
  em: EntityManager,
  { type, id }: Of,
  version: number,
): Promise<[TextVersion | undefined, TextVersion | undefined]> {
  const [newer, older] = await em.find(
    TextVersion,
    { textType: type, textId: id, version: { $lte: version } },
    { orderBy: { version: 'desc' }, limit: 2, populate: ['editor', 'content'] },
  )
  return newer?.version === version ? [newer, older] : [undefined, undefined]
}
