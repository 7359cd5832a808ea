import { describe, expect, it } from 'vitest'
import { shorten, layoutOf, authorNameOf } from '#app/components/blessings/blessing-on-wall.ts'
import { deletedAccount, anonymousAuthor } from '#server/member/author-card.ts'

const words = { anonymous: 'Anonymous', gone: 'A former member' }
const by = (username: string, id: number | null = null) => ({
  isAnonymous: false,
  user: { id, username, avatar: null },
  authorName: username,
})

describe('the author of a blessing card', () => {
  it('is named, for members and others', () => {
    expect(authorNameOf(by('ada', 7), words)).toBe('ada')
    expect(authorNameOf(by('一位家长'), words)).toBe('一位家长')
  })

  it('is a phrase in the language of the page when there is no name', () => {
    expect(authorNameOf(by(deletedAccount.username), words)).toBe('A former member')
    expect(authorNameOf({ ...by(anonymousAuthor.username), isAnonymous: true }, words)).toBe('Anonymous')
  })
})

describe('the text of a blessing card', () => {
  it.each([
    ['江河安澜，薪火相传。', 'upright'],
    ['河'.repeat(41), 'short'],
    ['Happy birthday', 'short'],
    ['江河安澜 2025', 'short'],
    ['江河\n安澜', 'plain'],
    ['river '.repeat(20), 'plain'],
  ])('%s has the layout %s', (content, set) => {
    expect(layoutOf(content)).toBe(set)
  })

  it('is complete up to two hundred characters and eight lines', () => {
    expect(shorten('河'.repeat(200))).toBeNull()
    expect(shorten(Array.from({ length: 8 }, () => '河').join('\n'))).toBeNull()
  })

  it('is cut after a complete character, or before a word that would be broken', () => {
    expect(shorten('😀'.repeat(300))).toBe('😀'.repeat(180))
    expect(shorten('河'.repeat(500))).toBe('河'.repeat(180))
    expect(shorten(`${'a'.repeat(170)} ${'b'.repeat(15)} ${'c'.repeat(100)}`)).toBe('a'.repeat(170))
    expect(shorten(Array.from({ length: 20 }, (_, line) => `${line}`).join('\n'))?.split('\n')).toHaveLength(8)
  })
})
