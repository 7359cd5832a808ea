import type { EntityManager } from '@mikro-orm/postgresql'
import { after, minutes } from '../kernel/clock.ts'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { LastRead } from './last-read.entity.ts'
import { maxUnreadReplies } from './post.schema.ts'

/** A visit ends after this time without reading. */
const visitLasts = minutes(30)

/** The viewer's likes, and how far they have read each post. */
export interface ReaderState {
  liked: ReadonlySet<number>
  read: ReadonlyMap<number, ReadState>
}

/** Additional facts for the page of a post; undefined for guests, who bookmark and follow nothing. */
export interface ReaderMarks {
  isBookmarked: boolean
  isFollowed: boolean
}

/** How far a member has read a post that they have opened. */
interface ReadState {
  floor: number
  /** The floor up to which they had read before this visit; null in the first visit. */
  since: number | null
  /** How many replies of others came since, up to a limit. */
  unread: number
}

interface Row {
  id: number
  liked: boolean
  floor: number | null
  since: number | null
  at: Date
  unread: number | null
}

interface MarkedRow extends Row, ReaderMarks {}

// One statement for likes and reading, for lists of any length, so it needs no more queries than likes alone. Unread replies are counted by the index
// up to a limit, because no list shows larger numbers.
const statesWith = (marks = '') => `
  select listed.id, exists (
      select from "like" where target_type = 'post' and target_id = listed.id and member_id = reader.id
    ) as liked, floor, since, at, unread${marks}
  from (select ?::int as id) as reader cross join unnest(string_to_array(?, ',')::int[]) as listed (id)
    left join last_read on last_read.member_id = reader.id and last_read.post_id = listed.id
    left join lateral (
      select count(*)::int as unread from (
        select from reply where post_id = listed.id and reply.floor > last_read.floor and status = 'approved'
          and author_id is distinct from reader.id limit ${maxUnreadReplies}
      ) as newer
    ) as newer on last_read.floor is not null`

const states = statesWith()

// The page of a post also shows these. They come from the same statement, because a page may run at most four queries.
const statesAndMarks = statesWith(`,
    exists (select from bookmark where member_id = reader.id and post_id = listed.id) as "isBookmarked",
    exists (select from follow where member_id = reader.id and post_id = listed.id and not is_ended) as "isFollowed"`)

const nothing: ReaderState = { liked: new Set(), read: new Map() }

/** Returns which of these posts the viewer likes, and how far they have read each; empty for guests. */
export async function readerStateOf(
  em: EntityManager,
  viewer: Viewer,
  posts: readonly { id: number }[],
  now: Date,
): Promise<ReaderState> {
  if (!isSignedIn(viewer) || posts.length === 0) return nothing
  const ids = posts.map(({ id }) => id).join(',')
  return stateIn(await em.execute<Row[]>(states, [viewer.id, ids]), now)
}

/** Like `readerStateOf` for one post, with the additional facts of its page. */
export async function readerMarksOf(
  em: EntityManager,
  viewer: Viewer,
  { id }: { id: number },
  now: Date,
): Promise<ReaderState & { marks?: ReaderMarks }> {
  if (!isSignedIn(viewer)) return nothing
  const [row] = await em.execute<MarkedRow[]>(statesAndMarks, [viewer.id, String(id)])
  if (row === undefined) return nothing
  const { isBookmarked, isFollowed } = row
  return { ...stateIn([row], now), marks: { isBookmarked, isFollowed } }
}

function stateIn(rows: readonly Row[], now: Date): ReaderState {
  const begun = after(now, -visitLasts).getTime()
  return {
    liked: new Set(rows.filter(({ liked }) => liked).map(({ id }) => id)),
    read: new Map(
      rows.flatMap(({ id, floor, since, at, unread }) =>
        floor === null
          ? []
          : [[id, { floor, since: new Date(at).getTime() < begun ? floor : since, unread: unread ?? 0 }]],
      ),
    ),
  }
}

// Locks the member before the post, as for bookmarks: the removal of the member waits for this statement, and this statement waits for no removal.
const raise = `
  with me as materialized (select id from member where id = ? for key share),
    target as materialized (select id, floors from post where id = ? and status = 'approved' and exists (select from me) for key share)
  insert into last_read (member_id, post_id, floor, since, at) select ?, id, least(?, floors), null, ? from target
  on conflict (member_id, post_id) do update set floor = excluded.floor, at = excluded.at,
    since = case when last_read.at < ? then last_read.floor else last_read.since end
  where last_read.floor < excluded.floor`

interface Reached {
  memberId: number
  postId: number
  floor: number
}

/** Stores that a member has read a post up to this floor. The floor only rises, also under concurrent requests. */
export async function raiseLastRead(em: EntityManager, { memberId, postId, floor }: Reached, now: Date): Promise<void> {
  await em.execute(raise, [memberId, postId, memberId, floor, now, after(now, -visitLasts)])
}

/** Returns the posts that a member has opened, and how far they have read each. */
export const lastReadsOf = (em: EntityManager, memberId: number): Promise<LastRead[]> =>
  em.find(LastRead, { member: memberId }, { orderBy: { post: 'asc' } })
