import { describe, expect, it } from 'vitest'
import {
  markdownSource,
  draw,
  id,
  line,
  lines,
  oneLine,
  pageOf,
  paging,
  severalLines,
} from '#server/kernel/primitives.schema.ts'

const codes = { required: 'pledge.name_required', tooLong: 'pledge.name_too_long' }
const name = line(5, codes)
const message = lines(500, codes)

const codesOf = (schema: typeof name, text: unknown) => schema.safeParse(text).error?.issues.map(issue => issue.message)

describe('a single-line text', () => {
  it.each([
    ['trimmed', '  林小河\u3000', '林小河'],
    ['in single spaces', 'a \t\n\r\n  b', 'a b'],
    ['composed', 'Cafe\u0301', 'Café'],
    ['composed across a mark that went', 'e\u200B\u0301', 'é'],
    ['without bidirectional controls', '\u202Eevil\u202C \u2066x\u2069\u200F', 'evil x'],
    ['without zero-width characters', 'ad\u200Bm\u200Di\uFEFFn', 'admin'],
    ['without gaps where something invisible stood', 'a \u200B b', 'a b'],
    ['without control characters', 'a\u0000b\u0007\u007F\u0085c', 'ab c'],
    ['without halves of a pair', 'a\uD83Db\uDE00', 'ab'],
    ['without what no XML may hold', 'a\uFFFEb\uFFFF\u{1FFFF}', 'ab'],
    ['with whole emoji', '🐉龙', '🐉龙'],
    ['with Arabic as it is written', 'مرحبا', 'مرحبا'],
    ['with line separators as spaces', 'a\u2028b\u2029c', 'a b c'],
  ])('is kept %s', (_how, written, kept) => {
    expect(oneLine(written)).toBe(kept)
    expect(oneLine(kept)).toBe(kept)
  })
})

describe('a multi-line text', () => {
  it.each([
    ['line ends of one kind', 'a\r\nb\rc\u2028d\u000Be', 'a\nb\nc\nd\ne'],
    ['at most one empty line in a row', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['families and Persian joined', '👨‍👩‍👧 می\u200Cخواهم', '👨‍👩‍👧 می\u200Cخواهم'],
    ['no bidirectional controls', 'a\u202Eb\u2067c', 'abc'],
    ['nothing that no XML may hold', 'a\uFFFEb\uFFFF', 'ab'],
    ['no NUL and no half of a pair', 'a\u0000b\uD800c', 'abc'],
    ['spaces and tabs inside', 'a  b\tc', 'a  b\tc'],
    ['composed letters', 'Cafe\u0301', 'Café'],
    ['angle brackets as text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('keeps %s', (_what, written, kept) => {
    expect(severalLines(written)).toBe(kept)
    expect(severalLines(kept)).toBe(kept)
  })
})

describe('a required text', () => {
  it.each([[''], ['   '], ['\u200B\u202E'], ['\n\n'], ['\u3164'], ['\u2800'], [undefined], [null], [7], [['a']], [{}]])(
    'is missing when nothing in it is visible: %j',
    text => {
      expect(codesOf(name, text)).toEqual(['pledge.name_required'])
      expect(codesOf(message, text)).toEqual(['pledge.name_required'])
    },
  )

  it('is missing when it consists of joiners alone', () => {
    expect(codesOf(message, '\u200D\u200C\uFE0F')).toEqual(['pledge.name_required'])
  })

  it('is counted in code points: 500 emoji fit, 501 do not', () => {
    expect(message.parse('🌊'.repeat(500))).toBe('🌊'.repeat(500))
    expect(codesOf(message, '🌊'.repeat(501))).toEqual(['pledge.name_too_long'])
    expect(codesOf(message, '江'.repeat(501))).toEqual(['pledge.name_too_long'])
  })

  it('is counted after normalisation', () => {
    expect(name.parse('  12345  ')).toBe('12345')
    expect(name.parse('1\u200B2\u200B3\u200B4\u200B5')).toBe('12345')
    expect(codesOf(name, '123456')).toEqual(['pledge.name_too_long'])
  })

  it('of a megabyte is refused like any other text that is too long', () => {
    expect(codesOf(message, '水'.repeat(1_000_000))).toEqual(['pledge.name_too_long'])
    expect(codesOf(message, '\r\n \u200B'.repeat(250_000))).toEqual(['pledge.name_required'])
  })
})

describe('an id', () => {
  it.each([1, 2_147_483_647])('may be %d', number => {
    expect(id.parse(number)).toBe(number)
  })

  it.each([0, -1, 1.5, 2_147_483_648, Number.NaN, Infinity, '1', null, undefined])('may not be %j', wrong => {
    expect(id.safeParse(wrong).error?.issues[0]?.message).toBe('invalid.id')
  })
})

describe('combining marks on one letter', () => {
  // The marks are in the wrong order; normalising 60,000 of them as they come takes seconds.
  const zalgo = `\u6cb3${'\u0301\u0316'.repeat(30_000)}`

  it.each([oneLine, severalLines, markdownSource])('are limited to thirty, with %o', keep => {
    expect(Array.from(keep(zalgo))).toHaveLength(31)
  })

  it('stay when there are few', () => {
    expect(oneLine('e\u0301te\u0301')).toBe('\u00e9t\u00e9')
  })
})

describe('paging', () => {
  const pages = paging(20)

  it('starts at the first page with its own limit', () => {
    expect(pages.parse({})).toEqual({ page: 1, limit: 20 })
  })

  it('limits a page to a hundred rows', () => {
    expect(pages.parse({ limit: 100 }).limit).toBe(100)
    expect(pages.parse({ limit: 1000 }).limit).toBe(100)
  })

  it.each([0, -1, 1.5, '2', null, 1e308])('refuses the page %j', page => {
    expect(pages.safeParse({ page }).error?.issues[0]?.message).toBe('invalid.page')
  })

  it.each([0, -1, 2.5, '10', null, 1e308])('refuses the limit %j', limit => {
    expect(pages.safeParse({ limit }).error?.issues[0]?.message).toBe('invalid.limit')
    expect(draw.safeParse({ limit }).error?.issues[0]?.message).toBe('invalid.limit')
  })

  it('gives a random draw five rows by default and a hundred at most', () => {
    expect(draw.parse({})).toEqual({ limit: 5 })
    expect(draw.parse({ limit: 1000 })).toEqual({ limit: 100 })
  })

  it.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
  ])('of %i rows has %i pages', (total, totalPages) => {
    expect(pageOf(total, { page: 1, limit: 20 })).toEqual({ total, page: 1, limit: 20, totalPages })
  })
})
