import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { indexVersion } from '#server/search/index-text.ts'
import { addressTimes } from './page-times.ts'
import type { RunningSite } from './running-site.ts'

const articles = `
  insert into article (title, summary, excerpt, content, html, renderer, category, tags, status, created_at, updated_at, published_at)
  select '第 ' || n || ' 篇河海故事', '', repeat('水库与大坝。', 10), body, '<p>' || body || '</p>', ${rendererVersion},
    (array['校庆动态', '校史回顾', '校友风采', '河海格言'])[1 + n % 4], array['河', 't' || n % 50], 'published',
    now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour'
  from (select n, repeat(chr(19968 + n % 5000) || chr(20000 + n % 3000) || '水利工程师在工地。', 150) as body from generate_series(?::int, ?::int) as n) as made`

const entries = `
  insert into search_entry (article_id, at, version, sounds, title, text, terms)
  select id, published_at, ${indexVersion}, array['dipianhehaigushi', 'hehaigushi', 'hhgs'], title, content, (
    select array_agg(distinct piece) from (
      select substr(head, place, 2) as piece from generate_series(1, 200) as place
      union all select substr(head, place, 1) from generate_series(1, 200) as place
    ) as pieces
  ) from (
    select id, published_at, title, content, left(title || content, 201) as head from article
    where id not in (select article_id from search_entry where article_id is not null) limit 500
  ) as fresh`

const comments = `
  insert into comment (article_id, content, status, created_at, shown_at)
  select 1 + n % (select max(id) from article), '写得真好，第 ' || n || ' 次来读。', 'approved', now(), now() from generate_series(?::int, ?::int) as n`

const question = (words: string) => `/api/v1/search?q=${encodeURIComponent(words)}`

/** Splits the work so that no single statement exceeds the site's statement timeout. */
async function inParts(
  total: number,
  size: number,
  make: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= total; from += size) await make(from, from + size - 1)
}

/**
 * Measures lists, one article, its comments and searches with 10,000 articles and 100,000 comments, compared with the smallest response of the same
 * server.
 */
export async function benchArticles({ url, database }: RunningSite): Promise<string[]> {
  const em = database.orm.em.fork()
  await inParts(10_000, 1_000, (from, to) => em.execute(articles, [from, to]))
  await inParts(10_000, 500, () => em.execute(entries))
  // The trigger would recount for each comment; the counts are set once below.
  await em.execute('alter table comment disable trigger comment_counted')
  await inParts(100_000, 10_000, (from, to) => em.execute(comments, [from, to]))
  await em.execute('alter table comment enable trigger comment_counted')
  await em.execute('update article set comment_count = 10')
  for (const table of ['article', 'comment', 'search_entry']) await em.execute(`vacuum analyze ${table}`)
  return addressTimes(url, [
    ['page /articles, 10,000 articles', '/articles'],
    ['page of one article', '/articles/5000'],
    ['GET /api/v1/articles', '/api/v1/articles'],
    ['page 500 of them', '/api/v1/articles?page=500'],
    ['one category', `/api/v1/articles?category=${encodeURIComponent('河海格言')}`],
    ['GET /api/v1/articles/{id}', '/api/v1/articles/5000'],
    ['its comments, of 100,000', '/api/v1/comments/article/5000'],
    ['search for a rare word', question('第 4321 篇')],
    ['search for what all hold', question('水利工程')],
  ])
}
