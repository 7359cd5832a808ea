import { describe, expect, test } from 'vitest'
import { wallView } from '#app/forms/read-blessing-wall.ts'
import { wallAddress } from '#app/components/blessings/wall-view.ts'
import { graduationYears } from '#server/member/profile.schema.ts'

const newest = { show: 'newest', year: null, before: null, page: 1, language: null, misread: null } as const
const read = (query: string, isMember = true) => wallView(new URLSearchParams(query), isMember)

describe('the address of the blessing wall', () => {
  test.each([
    ['show=random', { ...newest, show: 'random' }],
    ['show=mine&page=3', { ...newest, show: 'mine', page: 3 }],
    [`year=${graduationYears.first}`, { ...newest, year: graduationYears.first }],
    [`year=${graduationYears.last}&before=40`, { ...newest, year: graduationYears.last, before: 40 }],
    ['show=random&language=all', { ...newest, show: 'random', language: 'all' }],
  ] as const)('%s selects the view that it names, and is generated again from it', (query, view) => {
    expect(read(query)).toEqual(view)
    expect(wallAddress(view)).toBe(`/blessings?${query}#slips`)
  })

  test.each([
    '',
    'show=all',
    'before=0',
    'before=-1',
    'before=2147483648',
    'before=1e3',
    'page=0',
    'page=two',
    'page=1000000',
  ])('%s is invalid and ignored', query => {
    expect(read(query)).toEqual(newest)
  })

  test.each([' 2018届 ', '2018 年', '２０１８'])('accepts “%s” as the year 2018', typed => {
    expect(read(new URLSearchParams({ year: typed }).toString())).toEqual({ ...newest, year: 2018 })
  })

  test.each(['abc', '18', String(graduationYears.first - 1), String(graduationYears.last + 1)])(
    'reports that “%s” is not a class year, and shows the whole wall',
    typed => {
      expect(read(`year=${typed}`)).toEqual({ ...newest, misread: typed })
    },
  )

  test('shows a guest no own blessings', () => {
    expect(read('show=mine', false)).toEqual(newest)
  })
})
