import type { EntityManager } from '@mikro-orm/postgresql'
import { after, days } from '../kernel/clock.ts'
import { Upload } from './upload.entity.ts'

const named = /\/uploads\/([\w-]{22})(?:-small|-square)?\.webp/g

/** Notes that these texts name uploaded images, so that they stay. */
export async function markUsed(
  em: EntityManager,
  texts: readonly (string | null | undefined)[],
  now: Date,
): Promise<void> {
  const keys = texts.flatMap(text => [...(text ?? '').matchAll(named)].map(([, key = '']) => key))
  if (keys.length > 0)
    await em.nativeUpdate(Upload, { key: { $in: keys }, usedAt: null, removingAt: null }, { usedAt: now })
}

/** An image that nothing has named yet stays this long. */
export const unusedKeptFor = days(1)

const removedAtOnce = 200

const markUnused = `
  update upload set removing_at = ? where key in (
    select key from upload where used_at is null and removing_at is null and created_at <= ?
    order by created_at limit ? for update skip locked
  ) and used_at is null`

/**
 * Marks the images that nothing has named for a day, and returns the keys of all images to remove, those tried longest ago first. Rows stay until
 * their files are gone, so that a storage that fails leaves no file that nobody knows of.
 */
export async function findForgotten(em: EntityManager, now: Date): Promise<string[]> {
  await em.execute(markUnused, [now, after(now, -unusedKeptFor), removedAtOnce])
  const marked = await em.find(
    Upload,
    { removingAt: { $ne: null } },
    { orderBy: { removingAt: 'asc', key: 'asc' }, limit: removedAtOnce, fields: ['key'] },
  )
  return marked.map(({ key }) => key)
}

/** Deletes the row of an image whose files are gone. */
export async function forgetUpload(em: EntityManager, key: string): Promise<void> {
  await em.nativeDelete(Upload, { key, removingAt: { $ne: null } })
}

/** Moves an image whose files could not be removed to the end of the order in which they are tried. */
export async function postponeRemoval(em: EntityManager, key: string, now: Date): Promise<void> {
  await em.nativeUpdate(Upload, { key, removingAt: { $ne: null } }, { removingAt: now })
}
