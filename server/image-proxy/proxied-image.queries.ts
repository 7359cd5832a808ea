import type { EntityManager } from '@mikro-orm/postgresql'
import { after, days } from '../kernel/clock.ts'
import { ProxiedImage } from './proxied-image.entity.ts'

/** How long a picture is kept without being shown. */
export const unseenRetention = days(30)

/** Inserts the row before the file is written, so that every file has a row. */
export async function insertPicture(em: EntityManager, key: string, bytes: number, now: Date): Promise<void> {
  await em.upsert(
    ProxiedImage,
    { key, bytes, createdAt: now, shownAt: now, removingAt: null },
    { onConflictMergeFields: ['bytes', 'shownAt', 'removingAt'] },
  )
}

export async function recordPictureShown(em: EntityManager, key: string, now: Date): Promise<void> {
  await em.nativeUpdate(ProxiedImage, { key, removingAt: null }, { shownAt: now })
}

/** Marks the pictures that were not shown for a month for removal. */
export async function markUnseen(em: EntityManager, now: Date): Promise<void> {
  await em.nativeUpdate(
    ProxiedImage,
    { shownAt: { $lte: after(now, -unseenRetention) }, removingAt: null },
    { removingAt: now },
  )
}
