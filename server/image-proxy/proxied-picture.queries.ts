import type { EntityManager } from '@mikro-orm/postgresql'
import { after, days } from '../kernel/clock.ts'
import { ProxiedPicture } from './proxied-picture.entity.ts'

/** A picture that nobody has looked at stays this long. */
export const unseenKeptFor = days(30)

const removedAtOnce = 200

/** Enters a picture before its file is written, so that no file is unknown. */
export async function enterPicture(em: EntityManager, key: string, bytes: number, now: Date): Promise<void> {
  await em.upsert(
    ProxiedPicture,
    { key, bytes, createdAt: now, shownAt: now, removingAt: null },
    { onConflictMergeFields: ['bytes', 'shownAt', 'removingAt'] },
  )
}

export async function notePictureShown(em: EntityManager, key: string, now: Date): Promise<void> {
  await em.nativeUpdate(ProxiedPicture, { key, removingAt: null }, { shownAt: now })
}

/** Marks what nobody has looked at, and tells the keys of all that are to be removed, those tried longest ago first. */
export async function findUnseen(em: EntityManager, now: Date): Promise<string[]> {
  await em.nativeUpdate(
    ProxiedPicture,
    { shownAt: { $lte: after(now, -unseenKeptFor) }, removingAt: null },
    { removingAt: now },
  )
  const marked = await em.find(
    ProxiedPicture,
    { removingAt: { $ne: null } },
    { orderBy: { removingAt: 'asc', key: 'asc' }, limit: removedAtOnce, fields: ['key'] },
  )
  return marked.map(({ key }) => key)
}

export async function forgetPicture(em: EntityManager, key: string): Promise<void> {
  await em.nativeDelete(ProxiedPicture, { key, removingAt: { $ne: null } })
}

export async function postponePicture(em: EntityManager, key: string, now: Date): Promise<void> {
  await em.nativeUpdate(ProxiedPicture, { key, removingAt: { $ne: null } }, { removingAt: now })
}
