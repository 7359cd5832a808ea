import { describe, expect, it } from 'vitest'
import { preparedStatement } from '#server/db/prepared-statements.ts'
import { preparedStatementPrefix } from '#server/rpc/query-options.ts'
import { Member } from '#server/member/member.entity.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em } = setup

describe('the prepared form of a read', () => {
  it.each([
    ['a number', 'select * from a where id = ?', [8], { text: 'select * from a where id = $1', values: [8] }],
    [
      'a text of people',
      'select * from a where b = ?',
      ["O'Hara"],
      { text: 'select * from a where b = $1', values: ["O'Hara"] },
    ],
    [
      'a moment',
      'select * from a where b > ?',
      [new Date('2025-10-27T00:00:00Z')],
      { text: 'select * from a where b > $1', values: ['2025-10-27T00:00:00.000Z'] },
    ],
    [
      'a text that begins on a line of its own',
      '\n  select * from a where id = ?',
      [8],
      { text: '\n  select * from a where id = $1', values: [8] },
    ],
    [
      'a write that asks for it',
      `${preparedStatementPrefix} insert into a (b) values (?)`,
      [8],
      { text: `${preparedStatementPrefix} insert into a (b) values ($1)`, values: [8] },
    ],
    [
      'no word of the program and no size of a page, which decide how rows are found',
      'select * from a where s = ? and t = ? and id > ? limit ?',
      ['approved', true, 3, 20],
      { text: `select * from a where s = 'approved' and t = true and id > $1 limit 20`, values: [3] },
    ],
  ])('has parameters for %s', (_, query, params, read) => {
    expect(preparedStatement(query, params)).toEqual(read)
  })

  it.each([
    ['a change', 'update a set b = ?', [1]],
    ['none', 'select ?', [null]],
    ['a list', 'select * from a where id in (?)', [[1, 2]]],
    ['a fraction', 'select * from a where b > ?', [0.5]],
    ['an operator that looks like a place', 'select a \\? ? from b', ['key']],
    ['a name', 'select ?? from b', ['a']],
    ['more places than values', `select '?' from b where a = ?`, [1]],
  ])('does not exist for %s', (_, query, params) => {
    expect(preparedStatement(query, params)).toBeUndefined()
  })
})

describe('a read that is repeated many times', () => {
  const asOften = async <T>(read: () => Promise<T>): Promise<T[]> => {
    const results: T[] = []
    for (let time = 0; time < 8; time += 1) results.push(await read())
    return results
  }

  it('finds the row of each value', async () => {
    const people = [await aMember(setup, { username: `o'hara` }), await aMember(setup, { username: '水' })]
    const names = await asOften(() =>
      Promise.all(people.map(async ({ id }) => (await em().findOneOrFail(Member, id)).username)),
    )
    expect(new Set(names.map(each => each.join(' ')))).toEqual(new Set([`o'hara 水`]))
    const found = await asOften(async () => (await em().find(Member, { username: `o'hara` })).length)
    expect(found).toEqual(Array.from({ length: 8 }, () => 1))
  })

  // A custom plan for each read of a page would take longer than its execution.
  it.runIf(process.env['TEST_DATABASE_URL'] === undefined)('is planned once in the embedded database', async () => {
    expect(await em().execute('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
  })

  it('finds nothing for a number outside the column’s range', async () => {
    await aMember(setup)
    expect(await asOften(() => em().findOne(Member, 3_000_000_000))).toEqual(Array.from({ length: 8 }, () => null))
  })

  it('still works after the table has changed', async () => {
    const { id } = await aMember(setup)
    const read = () => em().execute<object[]>('select * from member where id = ?', [id])
    await asOften(read)
    await em().execute('alter table member add column river text')
    const [after] = await asOften(read)
    expect(after?.[0]).toHaveProperty('river')
    await em().execute('alter table member drop column river')
    expect((await read())[0]).not.toHaveProperty('river')
  })
})
