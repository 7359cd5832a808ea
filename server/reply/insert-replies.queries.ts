import type { EntityManager } from '@mikro-orm/postgresql'
import { preparedStatementPrefix } from '../rpc/query-options.ts'
import type { BoardStatus } from '../board/board.schema.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { Reply } from './reply.entity.ts'

const columns = `post_id, floor, parent_id, addressee_id, author_id, quote, content, html, mentions, renderer, images, likes, status, fingerprint,
    shown_at, created_at`

const written = `jsonb_to_recordset(?::jsonb) as written (place int, parent int, addressee int, author int, quote text, content text, html text,
      mentions jsonb, renderer int, images text[], status text, fingerprint text)`

// Locks the post, then the board, and takes floors only if both are open, so that a refused statement changes nothing.
const insertOnOpen = `${preparedStatementPrefix}
  with held as (select id, board_id, status, is_locked from post where id = ?::int for no key update),
    ground as (
      select held.id, held.status, held.is_locked, board.status as board_status
      from held join board on board.id = held.board_id for update of board
    ),
    taken as (
      update post set floors = floors + ?::int from ground
      where post.id = ground.id and ground.status = 'approved' and not ground.is_locked and ground.board_status = 'active'
      returning post.id, post.floors - ?::int as before
    ),
    made as (
      insert into reply (${columns})
      select taken.id, taken.before + place, parent, addressee, author, quote, content, html, mentions, renderer, images, 0, status, fingerprint,
        case when status = 'approved' then ?::timestamptz end, ?::timestamptz
      from taken, ${written} order by place returning id, floor
    )
  select status, is_locked as "isLocked", board_status as "boardStatus",
    array(select id from made order by floor) as ids, (select before from taken) as before
  from ground`

/** Post and board at the time of the insert. */
interface Ground {
  status: ReviewStatus
  isLocked: boolean
  board: { status: BoardStatus }
}

interface Inserted extends Omit<Ground, 'board'> {
  boardStatus: BoardStatus
  ids: number[]
  /** The last floor before these replies; null if nothing was inserted. */
  before: number | null
}

/**
 * Inserts replies to one post on its next floors, all with the same time, in one statement, and sets their ids and floors. Inserts nothing if the
 * post or its board is closed. Returns both, or null if the post is gone; throws if an open post took none.
 */
export async function insertOnOpenPost(
  em: EntityManager,
  postId: number,
  replies: readonly Reply[],
  now: Date,
): Promise<Ground | null> {
  const count = replies.length
  const values = [postId, count, count, now, now, rowsOf(replies)]
  const [row] = await em.execute<Inserted[]>(insertOnOpen, values)
  if (row === undefined) return null
  const { ids, before, boardStatus, ...post } = row
  const isOpen = !post.isLocked && post.status === 'approved' && boardStatus === 'active'
  if (before !== null) note(replies, { ids, before, now })
  else if (isOpen) throw new Error(`nothing was inserted on post ${postId}, which is open`)
  return { ...post, board: { status: boardStatus } }
}

const nextFloors =
  'update post set floors = floors + ? where id = ? returning floors, is_locked as "isLocked", status, board_id as board'

interface TakenFloors {
  floors: number
  isLocked: boolean
  status: ReviewStatus
  board: number
}

/**
 * Takes the next floors of a post and locks its row; `floors` is the last of them. Returns null if the post is gone. Only a rollback releases the
 * numbers.
 */
export async function takeFloors(em: EntityManager, postId: number, count: number): Promise<TakenFloors | null> {
  const [row] = await em.execute<TakenFloors[]>(nextFloors, [count, postId])
  return row ?? null
}

const insert = `
  insert into reply (${columns})
  select ?, ? + place, parent, addressee, author, quote, content, html, mentions, renderer, images, 0, status, fingerprint,
    case when status = 'approved' then ?::timestamptz end, ?
  from ${written} order by place returning id`

/** Inserts replies to one post on the floors after `before`, all with the same time, in one statement, and sets their ids and floors. */
export async function insertReplies(
  em: EntityManager,
  replies: readonly Reply[],
  { postId, before, now }: { postId: number; before: number; now: Date },
): Promise<void> {
  const rows = await em.execute<{ id: number }[]>(insert, [postId, before, now, now, rowsOf(replies)])
  note(replies, { ids: rows.map(({ id }) => id), before, now })
}

const rowsOf = (replies: readonly Reply[]) =>
  JSON.stringify(
    replies.map(({ parent, addressee, author, ...reply }, index) => ({
      place: index + 1,
      parent: parent?.id ?? null,
      addressee: addressee?.id ?? null,
      author: author?.id ?? null,
      quote: reply.quote ?? null,
      content: reply.content,
      html: reply.html,
      mentions: reply.mentions,
      renderer: reply.renderer,
      images: reply.images,
      status: reply.status,
      fingerprint: reply.fingerprint,
    })),
  )

/** Sets what the database has assigned. */
function note(
  replies: readonly Reply[],
  { ids, before, now }: { ids: readonly number[]; before: number; now: Date },
): void {
  replies.forEach((reply, index) => {
    const id = ids[index]
    if (id === undefined) throw new Error('the database has not written every reply')
    const shownAt = reply.status === 'approved' ? now : null
    Object.assign(reply, { id, floor: before + index + 1, createdAt: now, shownAt })
  })
}
