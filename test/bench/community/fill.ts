import pg from 'pg'
import { copyRows } from '../copy-rows.ts'
import * as rows from './rows.ts'
import { firstMember, type Sizes } from './sizes.ts'

/**
 * Fills an empty database of the site by COPY. Triggers, which work row by row, and foreign keys are disabled meanwhile (PostgreSQL allows a
 * superuser to do that); the counts are set once at the end.
 */
export async function fillCommunity(url: string, sizes: Sizes, reader: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    const boards = await client.query<{ id: number }>('select id from board order by id')
    for (const [into, made] of tablesOf(sizes, { reader, boards: boards.rows.map(({ id }) => id) }))
      await copyRows(client, into, made)
    for (const statement of counted) await client.query(statement)
    for (const table of ['member', 'post', 'reply', 'notice', 'blessing'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from "${table}"`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const tablesOf = (sizes: Sizes, { reader, boards }: { reader: number; boards: readonly number[] }) =>
  [
    [
      'member (id, username, username_key, email, email_key, password_hash, graduation_year, department, created_at)',
      rows.members(sizes),
    ],
    [
      `post (id, board_id, title, excerpt, content, html, renderer, images, author_id, is_anonymous, is_sticky, is_highlighted, views, likes,
        floors, reply_count, last_reply_at, active_at, hot_rank, status, created_at, updated_at)`,
      rows.posts(sizes, boards),
    ],
    [
      'reply (post_id, floor, content, html, renderer, images, author_id, status, shown_at, created_at)',
      rows.replies(sizes),
    ],
    ['reply_block (post_id, block, approved)', rows.replyBlocks(sizes)],
    ['follow (member_id, post_id, created_at)', rows.follows(sizes)],
    ['notice (member_id, kind, text_type, text_id, at, read_at)', rows.notices(sizes, reader)],
    ['last_read (member_id, post_id, floor, since, at)', rows.lastReads(sizes, reader)],
    ['"like" (target_type, target_id, member_id, created_at)', rows.likes(sizes)],
    ['search_entry (post_id, title, text, terms, sounds, at, version)', rows.searchEntries(sizes)],
    ['blessing (content, author_id, is_anonymous, status, shown_at, created_at, updated_at)', rows.blessings(sizes)],
  ] as const

const counted = [
  `update board set post_count = posts, reply_count = replies from (
    select board_id, count(*) as posts, sum(reply_count) as replies from post where status = 'approved' group by board_id
  ) as counts where board.id = counts.board_id`,
  `insert into tally (name, total) select 'blessings zh', count(*) from blessing
    on conflict (name) do update set total = excluded.total`,
  `update member set visibility = 'everybody' where id >= ${firstMember} and id % 2 = 0`,
]
