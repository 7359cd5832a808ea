import type { EntityManager } from '@mikro-orm/postgresql'
import { after, days } from '../kernel/clock.ts'
import { removalBatchSize } from './remove-marked-files.queries.ts'
import { Upload } from './upload.entity.ts'

const named = /\/uploads\/([\w-]{22})(?:-small|-square)?\.webp/g

const keysIn = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap(text => [...(text ?? '').matchAll(named)].map(([, key = '']) => key))

/** Whether these texts refer to uploaded images. */
export const namesUploads = (texts: readonly (string | null | undefined)[]): boolean => keysIn(texts).length > 0

/** Marks the uploaded images that these texts refer to as used, so that they stay. */
export async function markUsed(
  em: EntityManager,
  texts: readonly (string | null | undefined)[],
  now: Date,
): Promise<void> {
  const keys = keysIn(texts)
  if (keys.length > 0)
    await em.nativeUpdate(Upload, { key: { $in: keys }, usedAt: null, removingAt: null }, { usedAt: now })
}

/** How long an image stays that no text refers to. */
export const unusedRetention = days(1)

const markUnused = `
  update upload set removing_at = ? where key in (
    select key from upload where used_at is null and removing_at is null and created_at <= ?
    order by created_at limit ? for update skip locked
  ) and used_at is null`

/** Marks the images for removal that no text referred to within a day. */
export async function markUnusedForRemoval(em: EntityManager, now: Date): Promise<void> {
  await em.execute(markUnused, [now, after(now, -unusedRetention), removalBatchSize])
}
