import type { AppLoadContext } from '@remix-run/node'
import type { BookmarkTarget } from '#server/bookmark/bookmark.schema.ts'
import type { FollowTarget } from '#server/follow/follow.schema.ts'
import { fallbackOnServerError } from './fallback-on-failure.ts'

type Reader = Pick<AppLoadContext, 'api' | 'isMember' | 'reportFault'>

/** Returns whether the reader has bookmarked a text; null for guests, and when it could not be read. */
export async function bookmarkOf(reader: Reader, type: BookmarkTarget, id: number): Promise<boolean | null> {
  const state = await read(reader, '/bookmarks', () => reader.api.bookmark.state({ type, id }))
  return state?.isBookmarked ?? null
}

/** Returns whether the reader follows this target; null as for bookmarks. */
export async function followOf(reader: Reader, type: FollowTarget, id: number): Promise<boolean | null> {
  const state = await read(reader, '/follows', () => reader.api.follow.state({ type, id }))
  return state?.isFollowed ?? null
}

async function read<State>({ isMember, reportFault }: Reader, path: string, readState: () => Promise<State>) {
  return isMember() ? fallbackOnServerError(readState(), null, fault => reportFault(fault, path)) : null
}
