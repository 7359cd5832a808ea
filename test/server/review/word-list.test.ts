import { describe, expect, it } from 'vitest'
import { compileWordList, hitsIn } from '#server/review/word-list.ts'

const search = compileWordList({
  words: ['spam', '代考', 'ass', '发 票'],
  exceptions: ['class', '代考察', 'massif central'],
})

describe('a word of the word list', () => {
  it.each([
    ['as it is', 'buy spam now'],
    ['in capitals', 'SpAm'],
    ['in full width', 'ｓｐａｍ'],
    ['with spaces inside', 's p a m'],
    ['with punctuation inside', 's.p-a_m!'],
    ['with characters nobody sees', 's\u200Bp\u00ADa\u2060m'],
    ['with marks laid over it', 's\u0336p\u0336a\u0336m\u0336'],
    ['inside a longer word', 'xxspamxx'],
    ['in Chinese', '专业代考请联系'],
    ['in Chinese, pulled apart', '代 。考'],
    ['in Chinese across words', '请代。考试'],
    ['written with a space in the list', '开发票'],
    ['beside a harmless word', 'a class, an ass'],
    ['once more after a harmless word', '代考察之后代考'],
  ])('is found %s', (_how, text) => {
    expect(search(text)).toBe(true)
  })

  it.each([
    ['nothing of the kind', '愿江河安澜'],
    ['a longer harmless word', 'first class'],
    ['a longer harmless word, written large and wide', 'ＦＩＲＳＴ Ｃ.Ｌ.Ａ.Ｓ.Ｓ'],
    ['a longer harmless word in Chinese', '代考察团向母校问好'],
    ['two words that happen to touch', 'the spa mall'],
    ['a harmless phrase of two words', 'the Massif Central'],
    ['nothing at all', ' …！'],
  ])('is not found in %s', (_what, text) => {
    expect(search(text)).toBe(false)
  })

  it('that is also an exception counts as a word', () => {
    expect(compileWordList({ words: ['spam'], exceptions: ['SPAM'] })('spam')).toBe(true)
  })
})

it('an empty word list matches nothing', () => {
  expect(compileWordList({ words: [], exceptions: ['class'] })('spam')).toBe(false)
})

it('a word list of ten thousand words is searched in a long text within milliseconds', () => {
  const words = Array.from({ length: 10_000 }, (_, index) => `w${index.toString(36)}q`)
  const long = compileWordList({ words, exceptions: words.map(word => `${word}harmless`) })
  const text = '江河安澜，薪火相传。water '.repeat(1000)
  long(text)
  const started = performance.now()
  expect(long(text)).toBe(false)
  expect(performance.now() - started).toBeLessThan(500)
})

describe('the matches of words in a text', () => {
  const list = { words: ['spam', '代考', 'ass', 'café'], exceptions: ['class', '代考察'] }
  const found = (text: string) => hitsIn(text, list).map(({ from, to }) => text.slice(from, to))

  it('are returned as written there, and only those that the check finds', () => {
    for (const [text, hits] of [
      ['买 Ｓ.p a m，代 。考！', ['Ｓ.p a m', '代 。考']],
      ['first class, an ass', ['ass']],
      ['代考察之后代考', ['代考']],
      ['the spa mall', []],
      ['🏳️‍🌈 cafe\u0301s̶p̶a̶m̶', ['cafe\u0301', 's̶p̶a̶m̶']],
      ['', []],
    ] as const) {
      expect(found(text), text).toEqual(hits)
      expect(compileWordList(list)(text), text).toBe(hits.length > 0)
    }
  })

  it('that overlap are merged', () => {
    expect(hitsIn('abcd', { words: ['abc', 'bcd'], exceptions: [] })).toEqual([{ from: 0, to: 4 }])
  })
})
