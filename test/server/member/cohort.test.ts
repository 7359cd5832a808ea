import { describe, expect, it, test } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import type { PageVisibility } from '#server/member/member.schema.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

const year1998 = { by: 'class', of: '1998' } as const
const hydrology = { by: 'department', of: '水文系' } as const

interface Traits {
  visibility?: PageVisibility
  graduationYear?: number
  department?: string
}

async function alumna(username: string, traits: Traits = {}): Promise<Member> {
  const member = await aMember(setup, { username })
  const told = { visibility: 'members', graduationYear: 1998, department: '水文系', ...traits } as const
  await em().nativeUpdate(Member, { id: member.id }, told)
  return member
}

/** Creates three members of a class, visible to everybody, to members and to nobody, and one of another class; each writes one text of each kind. */
async function aClass() {
  const [open, usual, shy, other] = [
    await alumna('b_open', { visibility: 'everybody' }),
    await alumna('A_usual'),
    await alumna('shy', { visibility: 'nobody' }),
    await alumna('other', { visibility: 'everybody', graduationYear: 2001, department: '港航系' }),
  ]
  const board = await aBoard(setup)
  for (const one of [open, usual, shy, other]) {
    await anArticle(setup, one, { title: `文章 ${one.username}`, content: `文章 ${one.username}` })
    await aPost(setup, one, board.id, { title: `帖子 ${one.username}`, content: `帖子 ${one.username}` })
    await aPost(setup, one, board.id, {
      title: `匿名 ${one.username}`,
      content: `匿名 ${one.username}`,
      isAnonymous: true,
    })
    await aBlessing(setup, { by: one, content: `祝福 ${one.username}` })
    await aBlessing(setup, { by: one, content: `匿名祝福 ${one.username}`, isAnonymous: true })
    await aBlessing(setup, { by: one, content: `待审 ${one.username}`, status: 'pending' })
  }
  return { open, usual, shy, other, admin: await anAdmin(setup) }
}

const seen = async (who: Member | 'guest', cohort: typeof year1998 | typeof hydrology) => {
  const api = as(who)
  const { members, total } = await api.member.ofCohort(cohort)
  expect(total).toBe(members.length)
  return {
    members: members.map(({ username }) => username),
    articles: (await api.article.ofCohort(cohort)).map(({ title }) => title),
    posts: (await api.post.ofCohort(cohort)).map(({ title }) => title),
    blessings: (await api.blessing.ofCohort(cohort)).map(({ content }) => content),
  }
}

describe.each([year1998, hydrology])('$by $of', cohort => {
  it('shows guests the members whose pages are public, with the texts under their names', async () => {
    await aClass()
    expect(await seen('guest', cohort)).toEqual({
      members: ['b_open'],
      articles: ['文章 b_open'],
      posts: ['帖子 b_open'],
      blessings: ['祝福 b_open'],
    })
  })

  it('shows members also those whose pages are for members, newest texts first, and nobody whose page is closed', async () => {
    const { usual, shy, other, admin } = await aClass()
    for (const reader of [usual, shy, other, admin])
      expect(await seen(reader, cohort)).toEqual({
        members: ['A_usual', 'b_open'],
        articles: ['文章 A_usual', '文章 b_open'],
        posts: ['帖子 A_usual', '帖子 b_open'],
        blessings: ['祝福 A_usual', '祝福 b_open'],
      })
  })

  it('follows changes of the members’ profiles, and drops deleted accounts', async () => {
    const { open, usual } = await aClass()
    await as(open).member.updateProfile({ visibility: 'nobody' })
    expect((await seen(usual, cohort)).members).toEqual(['A_usual'])
    await as(open).member.updateProfile({ visibility: 'everybody', graduationYear: 1999, department: '水工系' })
    expect((await seen('guest', cohort)).members).toEqual([])
    await as(open).member.updateProfile({ graduationYear: 1998, department: '水文系' })
    expect((await seen('guest', cohort)).members).toEqual(['b_open'])
    await as(await anAdmin(setup)).member.remove({ id: open.id, texts: 'keep' })
    expect(await seen('guest', cohort)).toEqual({ members: [], articles: [], posts: [], blessings: [] })
  })

  it('is paged, and lists only the newest texts', async () => {
    const { open } = await aClass()
    for (const number of [1, 2, 3]) await aBlessing(setup, { by: open, content: `第 ${number} 句` })
    const first = await as(open).member.ofCohort({ ...cohort, limit: 1 })
    expect(first).toMatchObject({ members: [{ username: 'A_usual' }], total: 2, totalPages: 2 })
    expect(await as(open).member.ofCohort({ ...cohort, limit: 1, page: 2 })).toMatchObject({
      members: [{ username: 'b_open' }],
    })
    expect(await as(open).member.ofCohort({ ...cohort, page: 9 })).toMatchObject({ members: [], total: 2 })
    expect((await as(open).blessing.ofCohort({ ...cohort, limit: 2 })).map(({ content }) => content)).toEqual([
      '第 3 句',
      '第 2 句',
    ])
  })
})

it('a department matches in any case, and lists the latest classes first', async () => {
  await alumna('early', { department: 'Hydraulic Engineering', graduationYear: 1952 })
  const late = await alumna('late', { department: 'HYDRAULIC engineering', graduationYear: 2020 })
  await alumna('other', { department: 'Hydraulic Engineering II' })
  const { members } = await as(late).member.ofCohort({ by: 'department', of: '  hydraulic  engineering ' })
  expect(members.map(({ username, department }) => [username, department])).toEqual([
    ['late', 'HYDRAULIC engineering'],
    ['early', 'Hydraulic Engineering'],
  ])
})

test.each(['', '98', '1914', '2101', '19980', '1998.0', '１９９８', '-998', "1998' or '1'='1"])(
  'the class %j does not exist',
  async of => {
    for (const noun of ['member', 'article', 'post', 'blessing'] as const)
      await expectRefusal(as('guest')[noun].ofCohort({ by: 'class', of }), 'missing', 'member.no_such_class')
  },
)

test('an invalid department name is refused, and an unknown one is empty', async () => {
  await aClass()
  const ask = (of: string) => as('guest').member.ofCohort({ by: 'department', of })
  await expectRefusal(ask(' \u200B '), 'missing', 'member.no_such_department')
  await expectRefusal(ask('系'.repeat(101)), 'invalid', 'member.department_too_long', 'of')
  for (const name of ['%', '水%', "'; drop table member; --", '\u0000']) {
    if (name === '\u0000') await expectRefusal(ask(name), 'missing', 'member.no_such_department')
    else expect(await ask(name)).toMatchObject({ members: [], total: 0 })
  }
})

test('old texts of a class are found below thousands of texts by others', async () => {
  const { open, usual, other } = await aClass()
  const { id: boardId } = await aBoard(setup)
  await em().execute(
    `insert into blessing (content, author_id, status, shown_at, created_at, updated_at)
      select 'x' || n, ?, 'approved', now(), now(), now() from generate_series(1, 2100) as n`,
    [other.id],
  )
  await em().execute(
    `insert into post (board_id, title, excerpt, content, html, renderer, images, author_id, created_at, updated_at)
      select ?, 'x' || n, '', 'x', '<p>x</p>', 1, '{}', ?, now(), now() from generate_series(1, 2100) as n`,
    [boardId, other.id],
  )
  const find = async () => {
    const { posts, blessings } = await seen(open, year1998)
    return [posts, blessings]
  }
  expect(await find()).toEqual([
    ['帖子 A_usual', '帖子 b_open'],
    ['祝福 A_usual', '祝福 b_open'],
  ])
  await aBlessing(setup, { by: usual, content: '今天的祝福' })
  expect((await find())[1]).toEqual(['今天的祝福', '祝福 A_usual', '祝福 b_open'])
})

test('the lists of a class and of a department do not scan all members', async () => {
  const fork = em()
  await fork.execute(
    `insert into member (username, username_key, email, email_key, password_hash, graduation_year, department, created_at)
      select 'm' || n, 'm' || n, 'm' || n || '@example.org', 'm' || n || '@example.org', 'none', 1915 + n % 100, '系 ' || n % 50, now()
      from generate_series(1, 5000) as n`,
  )
  await fork.execute('analyze member')
  for (const [place, order] of [
    ['graduation_year = 1998', 'username_key'],
    [`lower(department) = lower('系 7')`, 'graduation_year desc nulls last, username_key'],
  ]) {
    const plan = await fork.execute<object[]>(
      `explain select id from member where ${place} and visibility in ('everybody', 'members') order by ${order} limit 24`,
    )
    expect(JSON.stringify(plan)).not.toMatch(/Seq Scan|Sort Key/)
  }
})
