import { describe, expect, it } from 'vitest'
import { differenceOf, differenceOfLists } from '#server/history/text-difference.ts'

const marked = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('')

describe('the difference between two texts', () => {
  it('is given word by word', () => {
    expect(marked('The river was wide.', 'The river is wide.')).toBe('The river [-was-]{+is+} wide.')
  })

  it('separates Chinese words, which have no spaces between them', () => {
    expect(marked('小时候，河从门前过。', '小时候，大河从门前流过。')).toMatch(/^小时候，.*门前/u)
    expect(marked('我们在南京读书', '我们在上海读书')).toBe('我们在[-南京-]{+上海+}读书')
  })

  it('joins changed words that follow each other', () => {
    expect(marked('one two three four', 'one 2 3 four')).toBe('one [-two three-]{+2 3+} four')
  })

  it('is empty for equal texts, and the whole text for a new one', () => {
    expect(differenceOf('河', '河')).toEqual([{ kind: 'same', text: '河' }])
    expect(differenceOf('', '')).toEqual([])
    expect(differenceOf('', '河')).toEqual([{ kind: 'added', text: '河' }])
    expect(differenceOf('河', '')).toEqual([{ kind: 'removed', text: '河' }])
  })

  it('holds enough to rebuild both texts', () => {
    const texts = ['', 'a', '甲乙丙\n\n丁', 'a b  c', '甲乙 丙\n丁', 'a c b', '\n', '👩‍👩‍👧 家', '家 👩‍👩‍👧']
    for (const before of texts)
      for (const after of texts) {
        const parts = differenceOf(before, after)
        const without = (kind: string) =>
          parts
            .filter(part => part.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }
  })

  it('is computed in a moment, also for long texts without common words', () => {
    const long = (words: number, seed: number) =>
      Array.from({ length: words }, (_, index) => `${(index * seed) % 9973}`).join(' ')
    const begun = performance.now()
    const parts = differenceOf(long(10_000, 7919), long(10_000, 6101))
    expect(performance.now() - begun).toBeLessThan(3000)
    expect(parts.length).toBeGreaterThan(0)
    expect(marked(`${'水'.repeat(49_000)}甲`, `${'水'.repeat(49_000)}乙`)).toMatch(/\[-.*甲-\]\{\+.*乙\+\}$/u)
  })

  it('of lists names the items that were added and removed', () => {
    expect(differenceOfLists(['a', 'b'], ['b', 'c'])).toEqual([
      { kind: 'removed', text: 'a' },
      { kind: 'same', text: 'b' },
      { kind: 'added', text: 'c' },
    ])
  })
})
