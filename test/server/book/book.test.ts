import { describe, expect, test } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { after, days } from '#server/kernel/clock.ts'
import { deletedAccount } from '#server/member/author-card.ts'
import { readVolume } from '#server/book/read-book.ts'
import { classYearIn } from '#server/book/class-year.queries.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, sql } = setup

const bookOf = async (volume = 1) => as(await anAdmin(setup)).book.volume({ volume })
const textsOf = async () => (await bookOf()).texts.map(({ text }) => text)
const namesOf = async () => (await bookOf()).names.flatMap(({ names }) => names.map(({ name }) => name))

async function aGraduate(
  username: string,
  profile: Partial<Pick<Member, 'graduationYear' | 'department' | 'visibility'>>,
) {
  const member = await aMember(setup, { username })
  await em().nativeUpdate(Member, { id: member.id }, profile)
  return member
}

describe('the contents of the book', () => {
  test('are approved pledges and blessings, without waiting or rejected ones', async () => {
    await aPledge(setup, { message: '通过的誓言' })
    await aPledge(setup, { message: '等待的誓言', status: 'pending' })
    await aPledge(setup, { message: '未通过的誓言', status: 'rejected' })
    await aBlessing(setup, { content: '墙上的祝福' })
    await aBlessing(setup, { content: '等待的祝福', status: 'pending' })
    await aBlessing(setup, { content: '未通过的祝福', status: 'rejected' })
    expect((await textsOf()).toSorted()).toEqual(['墙上的祝福', '通过的誓言'])
  })

  test('leave out withdrawn texts, texts in the bin and texts hidden by reports', async () => {
    const admin = await anAdmin(setup)
    const pledge = await aPledge(setup, { message: '删除的誓言', receipt: 'a receipt' })
    await as('guest').pledge.withdraw({ receipt: 'a receipt' })
    const gone = await aBlessing(setup, { content: '删除的祝福' })
    await as(admin).blessing.remove({ id: gone.id })
    const hidden = await aBlessing(setup, { content: '被举报的祝福' })
    for (let reporter = 0; reporter < 3; reporter += 1)
      await as(await aMember(setup)).report.file({ type: 'blessing', id: hidden.id })
    await aPledge(setup, { message: '留下的誓言' })
    expect(pledge.id).toBeGreaterThan(0)
    expect(await textsOf()).toEqual(['留下的誓言'])
  })

  test('leave out the texts of a suspended member until the suspension ends', async () => {
    const suspendedUntil = after(setup.clock.now(), days(2))
    const member = await aMember(setup, { suspendedUntil })
    await aPledge(setup, { message: '她的誓言', by: member })
    await aBlessing(setup, { content: '她的祝福', by: member })
    expect(await textsOf()).toEqual([])
    setup.clock.advance(days(3))
    expect(await textsOf()).toEqual(['她的誓言', '她的祝福'])
  })

  test('are an empty volume when there is nothing yet', async () => {
    expect(await bookOf()).toEqual({ volume: 1, volumes: 1, total: 0, first: 1, texts: [], names: [] })
    expect(await as(await anAdmin(setup)).book.outline()).toEqual({ pledges: 0, blessings: 0, volumes: 1, years: [] })
  })
})

describe('the order', () => {
  test('is by class year, then pledges before blessings, then by time; texts without a year come last', async () => {
    const ada = await aGraduate('ada', { graduationYear: 1984 })
    await aBlessing(setup, { content: '无年祝福' })
    await aBlessing(setup, { content: '一九八四祝福', by: ada })
    await aPledge(setup, { message: '二〇一八甲' })
    await sql(`update pledge set grade = '2018级' where message = '二〇一八甲'`, [])
    await aPledge(setup, { message: '一九八四誓言' })
    await sql(`update pledge set grade = '84级农水' where message = '一九八四誓言'`, [])
    await aPledge(setup, { message: '二〇一八乙' })
    await aPledge(setup, { message: '无年誓言' })
    await sql(`update pledge set grade = '校友' where message = '无年誓言'`, [])
    expect(await textsOf()).toEqual([
      '一九八四誓言',
      '一九八四祝福',
      '二〇一八甲',
      '二〇一八乙',
      '无年誓言',
      '无年祝福',
    ])
    const { years, pledges, blessings } = await as(await anAdmin(setup)).book.outline()
    expect({ years, pledges, blessings }).toEqual({
      years: [
        { year: 1984, texts: 2 },
        { year: 2018, texts: 2 },
        { year: null, texts: 2 },
      ],
      pledges: 4,
      blessings: 2,
    })
  })

  test.each([
    ['2018级 水利水电工程', 2018],
    ['２０１５级', 2015],
    ['二〇一五级港航', 2015],
    ['一九八四级', 1984],
    ['84级', 1984],
    ['15届', 2015],
    ['Class of 1988, hydrology', 1988],
    ['Class of ’84', 1984],
    ['1984级、1990届', 1984],
    ['校友', null],
    ['水文1班', null],
    ['电话 19851234567', null],
    ['1842', null],
    ['2099999', null],
    ['99', null],
    ['', null],
  ])('puts %s into the class of %s', async (grade, year) => {
    const [row] = await em().execute<{ year: number | null }[]>(
      `select ${classYearIn('g')} as year from (select ?::text as g) t`,
      [grade],
    )
    expect(row?.year).toBe(year)
  })

  test('continues the numbers in the next volume, and the names with them', async () => {
    for (const message of ['一', '二', '三', '四', '五']) await aPledge(setup, { message, name: `林${message}` })
    const now = setup.clock.now()
    const second = await readVolume(em(), { now, volume: 2, size: 2 })
    expect(second).toMatchObject({ volume: 2, volumes: 3, total: 5, first: 3 })
    expect(second.texts.map(({ text }) => text)).toEqual(['三', '四'])
    expect(second.names.flatMap(({ names }) => names)).toEqual([
      { name: '林三', numbers: [3] },
      { name: '林四', numbers: [4] },
    ])
    await expect(readVolume(em(), { now, volume: 4, size: 2 })).rejects.toMatchObject({ code: 'book.not_found' })
  })
})

describe('names', () => {
  test('of the authors of anonymous blessings are left out, with everything of their profile', async () => {
    const ada = await aGraduate('ada_lovelace', { graduationYear: 1984, department: '水文系', visibility: 'everybody' })
    await aBlessing(setup, { content: '悄悄话', by: ada, isAnonymous: true })
    const book = await bookOf()
    expect(book.texts).toEqual([expect.objectContaining({ text: '悄悄话', name: null, year: null, group: null })])
    expect(JSON.stringify(book)).not.toMatch(/ada_lovelace|水文系|1984/)
    expect(book.names).toEqual([])
  })

  test('of members are in the index when everybody can open their page, and below their blessings in any case', async () => {
    for (const visibility of ['everybody', 'members', 'nobody'] as const)
      await aBlessing(setup, { content: visibility, by: await aGraduate(`page_${visibility}`, { visibility }) })
    expect((await bookOf()).texts.map(({ name }) => name)).toEqual(['page_everybody', 'page_members', 'page_nobody'])
    expect(await namesOf()).toEqual(['page_everybody'])
  })

  test('that authors wrote under a pledge are in the index, except when a member’s page is closed to everybody', async () => {
    await aPledge(setup, { name: '林小河', message: '访客' })
    await aPledge(setup, { name: '陈默', message: '隐身成员', by: await aGraduate('hidden', { visibility: 'nobody' }) })
    await aPledge(setup, { name: '汪一川', message: '成员', by: await aGraduate('shown', { visibility: 'members' }) })
    expect(await namesOf()).toEqual(['林小河', '汪一川'])
    expect(JSON.stringify(await bookOf())).not.toMatch(/"(hidden|shown)"/)
  })

  test('that are placeholders, and those of samples and former members, are in no index', async () => {
    for (const name of ['匿名', '匿名校友', 'Anonymous', '佚名', '……', deletedAccount.username])
      await aPledge(setup, { name, message: `${name}的誓言` })
    await aBlessing(setup, { content: '样例' })
    await sql(`update blessing set signature = '一位样例作者'`, [])
    expect(await namesOf()).toEqual([])
    const { texts } = await bookOf()
    expect(texts.find(({ text }) => text.startsWith(deletedAccount.username))?.name).toBeNull()
    expect(texts.find(({ text }) => text === '样例')?.name).toBe('一位样例作者')
  })

  test('are sorted by pronunciation together with Latin names, each name once', async () => {
    for (const [name, message] of [
      ['曾国栋', '甲'],
      ['Ångström', '乙'],
      ['安澜', '丙'],
      ['张江', '丁'],
      ['Zoe', '戊'],
      ['安澜', '己'],
      ['Иван', '庚'],
    ] as const)
      await aPledge(setup, { name, message })
    expect((await bookOf()).names).toEqual([
      {
        letter: 'A',
        names: [
          { name: '安澜', numbers: [3, 6] },
          { name: 'Ångström', numbers: [2] },
        ],
      },
      {
        letter: 'Z',
        names: [
          { name: '曾国栋', numbers: [1] },
          { name: '张江', numbers: [4] },
          { name: 'Zoe', numbers: [5] },
        ],
      },
      { letter: '#', names: [{ name: 'Иван', numbers: [7] }] },
    ])
  })
})

describe('reading the book', () => {
  test('is for admins alone', async () => {
    await expectRefusal(as('guest').book.volume({ volume: 1 }), 'unauthenticated', 'session.required')
    for (const [role, code] of [
      ['user', 'session.not_admin'],
      ['moderator', 'session.no_right'],
    ] as const)
      await expectRefusal(as(await aMember(setup, { role })).book.volume({ volume: 1 }), 'forbidden', code)
  })

  test('answers `missing` for a volume that does not exist, and refuses an invalid number', async () => {
    const admin = await anAdmin(setup)
    await expectRefusal(as(admin).book.volume({ volume: 2 }), 'missing', 'book.not_found')
    await expectRefusal(as(admin).book.volume({ volume: 0 }), 'invalid', 'book.not_found', 'volume')
  })

  test('reading it changes nothing', async () => {
    await aPledge(setup)
    const admin = await anAdmin(setup)
    await as(admin).book.volume({ volume: 1 })
    const [counted] = await em().execute<{ n: number }[]>('select count(*)::int as n from audit')
    expect(counted?.n).toBe(0)
  })
})
