import type { EntityManager } from '@mikro-orm/postgresql'
import { after, days } from '../kernel/clock.ts'
import { ProxiedImage } from './proxied-image.entity.ts'

/** A picture that nobody has looked at stays this long. */
export const unseenKeptFor = days(30)

/** Enters a picture before its file is written, so that no file is unknown. */
export async function enterPicture(em: EntityManager, key: string, bytes: number, now: Date): Promise<void> {
  await em.upsert(
    ProxiedImage,
    { key, bytes, createdAt: now, shownAt: now, removingAt: null },
    { onConflictMergeFields: ['bytes', 'shownAt', 'removingAt'] },
  )
}

export async function notePictureShown(em: EntityManager, key: string, now: Date): Promise<void> {
  await em.nativeUpdate(ProxiedImage, { key, removingAt: null }, { shownAt: now })
}

/** Marks what nobody has looked at for a month. */
export async function markUnseen(em: EntityManager, now: Date): Promise<void> {
  await em.nativeUpdate(
    ProxiedImage,
    { shownAt: { $lte: after(now, -unseenKeptFor) }, removingAt: null },
    { removingAt: now },
  )
}
