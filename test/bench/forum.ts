import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { indexVersion } from '#server/search/index-text.ts'
import { addressTimes } from './page-times.ts'
import type { RunningSite } from './running-site.ts'

type Em = ReturnType<RunningSite['database']['orm']['em']['fork']>

const people = `
  insert into member (username, username_key, email, email_key, password_hash, role, created_at)
  select 'talk_' || n, 'talk_' || n, 'talk_' || n || '@example.org', 'talk_' || n || '@example.org', 'none', 'user', now()
  from generate_series(1, ?::int) as n`

const boards = `
  insert into board (name, description, icon, created_at)
  select '版块 ' || n, '', '', now() from generate_series(1, 4) as n on conflict (name) do nothing`

// Every fiftieth post is pending or rejected, every thousandth pinned, every hundredth featured.
const posts = `
  insert into post (board_id, title, excerpt, content, html, renderer, images, author_id, is_anonymous, is_sticky, is_highlighted, views,
    likes, status, created_at, updated_at)
  select (select min(id) from board) + n % 4, '第 ' || n || ' 帖', repeat('水库与大坝。', 10), body, '<p>' || body || '</p>', ${rendererVersion}, '{}',
    (select min(id) from member) + n % 1000, n % 7 = 0, n % 1000 = 0, n % 100 = 1, n % 977, n % 53,
    case n % 100 when 0 then 'pending' when 50 then 'rejected' else 'approved' end,
    now() - (200000 - n) * interval '1 minute', now()
  from (select n, repeat(chr(19968 + n % 5000) || chr(20000 + n % 3000) || '水利工程师在工地。', 20) as body
    from generate_series(?::int, ?::int) as n) as made`

const entries = `
  insert into search_entry (post_id, at, version, sounds, title, text, terms)
  select id, created_at, ${indexVersion}, array['di' || id, '=' || id], title, content, (
    select array_agg(distinct piece) from (
      select substr(head, place, 2) as piece from generate_series(1, 40) as place
      union all select substr(head, place, 1) from generate_series(1, 40) as place
    ) as pieces
  ) from (select id, created_at, title, content, left(title || content, 41) as head from post where id between ? and ?) as fresh`

const replies = `
  insert into reply (post_id, floor, content, html, renderer, images, author_id, status, shown_at, created_at)
  select ?::int, n, '第 ' || n || ' 楼', '<p>第 ' || n || ' 楼</p>', ${rendererVersion}, '{}', (select min(id) from member) + n % 1000,
    case n % 100 when 0 then 'pending' else 'approved' end, now(), now() - (20000 - n) * interval '1 second'
  from generate_series(?::int, ?::int) as n`

// Triggers would count row by row; these statements count once.
const counted = [
  `update post set floors = most, reply_count = shown from (
    select post_id, max(floor) as most, count(*) filter (where status = 'approved') as shown from reply group by post_id
  ) as counts where post.id = counts.post_id`,
  `update board set post_count = posts, reply_count = shown from (
    select board_id, count(*) as posts, sum(reply_count) as shown from post where status = 'approved' group by board_id
  ) as counts where board.id = counts.board_id`,
]

/** Fills the forum with `many` posts and 20,000 replies to one of them; returns the id of that post. */
async function fillForum(em: Em, many: number): Promise<number> {
  const size = 2_000
  await em.execute(people, [1_000])
  await em.execute(boards)
  const [known] = await em.execute<{ last: number }[]>('select coalesce(max(id), 0)::int as last from post')
  const before = known?.last ?? 0
  await em.execute('alter table post disable trigger post_counted')
  await em.execute('alter table reply disable trigger reply_counted')
  for (let from = 1; from <= many; from += size) await em.execute(posts, [from, from + size - 1])
  for (let from = 1; from <= many; from += size) await em.execute(entries, [before + from, before + from + size - 1])
  const post = before + many - 1
  for (let from = 1; from <= 20_000; from += size) await em.execute(replies, [post, from, from + size - 1])
  for (const count of counted) await em.execute(count)
  await em.execute('alter table post enable trigger post_counted')
  await em.execute('alter table reply enable trigger reply_counted')
  // Nobody follows these texts. Looking for followers of all of them would take a minute of the next measurement.
  await em.execute('delete from notice_task')
  for (const table of ['board', 'post', 'reply', 'search_entry', 'notice_task'])
    await em.execute(`vacuum analyze ${table}`)
  return post
}

/**
 * Measures lists, one post, its replies and searches with 100,000 posts and 20,000 replies to one, compared with the smallest response of the same
 * server.
 */
export async function benchForum({ url, database }: RunningSite): Promise<string[]> {
  const post = await fillForum(database.orm.em.fork(), 100_000)
  return addressTimes(
    url,
    [
      ['page /forum, 100,000 posts', '/forum'],
      ['page of a board', '/forum/board/1'],
      ['page of a post, 20,000 replies', `/forum/post/${post}`],
      ['GET /api/v1/forum/forums', '/api/v1/forum/forums'],
      ['posts, latest', '/api/v1/forum/posts'],
      ['active', '/api/v1/forum/posts?sort=active'],
      ['hot, of one board', '/api/v1/forum/posts?sort=hot&forumId=1'],
      ['featured', '/api/v1/forum/posts?sort=highlighted'],
      ['page 4,000', '/api/v1/forum/posts?page=4000'],
      ['one post', `/api/v1/forum/posts/${post}`],
      ['its replies', `/api/v1/forum/posts/${post}/replies`],
      ['page 900 of them', `/api/v1/forum/posts/${post}/replies?page=900`],
      ['search for a rare word', `/api/v1/forum/posts?search=${encodeURIComponent('第 4321 帖')}`],
      ['search for what all hold', `/api/v1/forum/posts?search=${encodeURIComponent('水利工程')}`],
    ],
    { tries: [200, 200] },
  )
}
