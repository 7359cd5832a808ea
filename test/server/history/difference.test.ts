import { describe, expect, it } from 'vitest'
import { differenceOf, differenceOfLists } from '#server/history/difference.ts'

const marked = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('')

describe('the difference of two texts', () => {
  it('is told in words', () => {
    expect(marked('The river was wide.', 'The river is wide.')).toBe('The river [-was-]{+is+} wide.')
  })

  it('finds Chinese words, which stand without spaces', () => {
    expect(marked('小时候，河从门前过。', '小时候，大河从门前流过。')).toMatch(/^小时候，.*门前/u)
    expect(marked('我们在南京读书', '我们在上海读书')).toBe('我们在[-南京-]{+上海+}读书')
  })

  it('joins words that are changed one after another', () => {
    expect(marked('one two three four', 'one 2 3 four')).toBe('one [-two three-]{+2 3+} four')
  })

  it('tells nothing of texts that are the same, and all of one that is new', () => {
    expect(differenceOf('河', '河')).toEqual([{ kind: 'same', text: '河' }])
    expect(differenceOf('', '')).toEqual([])
    expect(differenceOf('', '河')).toEqual([{ kind: 'added', text: '河' }])
    expect(differenceOf('河', '')).toEqual([{ kind: 'removed', text: '河' }])
  })

  it('gives both texts again, whatever they are', () => {
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

  it('takes no longer than a moment, also for long texts that have nothing in common', () => {
    const long = (words: number, seed: number) =>
      Array.from({ length: words }, (_, index) => `${(index * seed) % 9973}`).join(' ')
    const begun = performance.now()
    const parts = differenceOf(long(10_000, 7919), long(10_000, 6101))
    expect(performance.now() - begun).toBeLessThan(3000)
    expect(parts.length).toBeGreaterThan(0)
    expect(marked(`${'水'.repeat(49_000)}甲`, `${'水'.repeat(49_000)}乙`)).toMatch(/\[-.*甲-\]\{\+.*乙\+\}$/u)
  })

  it('of lists names what came and went', () => {
    expect(differenceOfLists(['a', 'b'], ['b', 'c'])).toEqual([
      { kind: 'removed', text: 'a' },
      { kind: 'same', text: 'b' },
      { kind: 'added', text: 'c' },
    ])
  })
})
