import { expect, test } from 'vitest'
import { newLineAt } from '#app/components/forum/unread-line.ts'
import { shortenQuote, quoteHtml } from '#app/components/forum/quoted-text.ts'

const floors = (...numbers: number[]) => numbers.map(floor => ({ id: 100 + floor, floor }))
const asc = { sort: 'asc', page: 1 } as const

test('the unread line is before the first new reply, or after the last one when the newest are first', () => {
  expect(newLineAt(floors(1, 2, 4, 5), asc, 3)).toBe(104)
  expect(newLineAt(floors(5, 4, 2, 1), { sort: 'desc', page: 1 }, 3)).toBe(102)
  expect(newLineAt(floors(3, 4), asc, 1)).toBe(103)
})

test('there is no unread line without new replies, nor on a page where all are new', () => {
  expect(newLineAt(floors(1, 2), asc, undefined)).toBeUndefined()
  expect(newLineAt(floors(1, 2), asc, 3)).toBeUndefined()
  expect(newLineAt([], asc, 3)).toBeUndefined()
  expect(newLineAt(floors(21, 22), { sort: 'asc', page: 2 }, 15)).toBeUndefined()
  expect(newLineAt(floors(21, 22), { sort: 'asc', page: 2 }, 21)).toBe(121)
})

test('a quote of a whole text is quoted line by line, up to the length limit of a quote', () => {
  expect(
    quoteHtml('<p>谁还记得<strong>老校门</strong>？<br>\n水 &lt; 江</p>\n<ul>\n<li>一</li>\n<li>二</li>\n</ul>'),
  ).toBe('谁还记得老校门？\n水 < 江\n一\n二')
  expect(shortenQuote('水'.repeat(500))).toBe('水'.repeat(500))
  expect(Array.from(shortenQuote('水'.repeat(501)))).toHaveLength(500)
})
