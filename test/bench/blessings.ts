import { addressTimes } from './page-times.ts'
import type { RunningSite } from './running-site.ts'

const people = `
  insert into member (username, username_key, email, email_key, password_hash, role, graduation_year, created_at)
  select 'bench_' || n, 'bench_' || n, 'bench_' || n || '@example.org', 'bench_' || n || '@example.org', 'none', 'user', 1915 + n % 110, now()
  from generate_series(1, ?) as n`

// The trigger counts row by row; so many rows are counted once at the end.
const wall = `
  insert into blessing (content, author_id, likes, status, shown_at, created_at, updated_at)
  select repeat('愿江河安澜。', 1 + n % 20), 1 + n % 1000, n % 50, 'approved', now(), now(), now() from generate_series(1, ?) as n`

/**
 * Measures the wall with 100,000 blessings, as a page and as data for scripts: its start, a late page, one class year, and at random; compared with
 * the smallest response.
 */
export async function benchBlessings({ url, database }: RunningSite): Promise<string[]> {
  const em = database.orm.em.fork()
  await em.execute(people, [1000])
  await em.execute('alter table blessing disable trigger blessing_counted')
  for (let part = 0; part < 20; part += 1) await em.execute(wall, [5_000])
  await em.execute('alter table blessing enable trigger blessing_counted')
  await em.execute(
    `insert into tally (name, total) values ('blessings zh', 100000) on conflict (name) do update set total = 100000`,
  )
  await em.execute('vacuum analyze blessing')
  return addressTimes(
    url,
    [
      ['page /blessings, 100,000 blessings', '/blessings'],
      ['page far down', '/blessings?before=20000'],
      ['page of a class year', '/blessings?year=2018'],
      ['page at random', '/blessings?show=random'],
      ['GET /api/v1/blessings', '/api/v1/blessings?limit=20'],
      ['page 4,000', '/api/v1/blessings?limit=20&page=4000'],
      ['by cursor', '/api/v1/blessings?limit=20&cursor=20000'],
      ['class year 2018', '/api/v1/blessings?limit=20&graduationYear=2018'],
      ['at random', '/api/v1/blessings/random?limit=5'],
    ],
    { probes: [200, 50] },
  )
}
