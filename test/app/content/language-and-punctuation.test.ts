import { describe, expect, test } from 'vitest'
import { allContent } from '#app/content/all-content.ts'
import { countCodePoints, textsWithin } from './content-texts.ts'

const all = textsWithin(allContent)

function offenders(isWrong: (found: { path: string; zh: string; en: string }) => boolean) {
  return all.filter(isWrong).map(found => `${found.path}: ${found.zh} | ${found.en}`)
}

describe('the texts of the content', () => {
  test('are in Chinese on one side and in English on the other', () => {
    expect(all.length).toBeGreaterThan(400)
    expect(offenders(({ zh }) => !/\p{Script=Han}/u.test(zh) && /[a-z]/i.test(zh))).toEqual([])
    expect(offenders(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([])
    expect(offenders(({ zh, en }) => zh === en)).toEqual([])
  })

  test('have no emoji', () => {
    expect(offenders(({ zh, en }) => /\p{Extended_Pictographic}/u.test((zh + en).replaceAll('©', '')))).toEqual([])
  })

  test('have the right punctuation', () => {
    expect(offenders(({ zh }) => /\p{Script=Han}[,;:!?]|[,;!?]\p{Script=Han}/u.test(zh))).toEqual([])
    expect(offenders(({ zh }) => /["'「」]/.test(zh))).toEqual([])
    expect(offenders(({ en }) => /["']|--|，|。/.test(en))).toEqual([])
    expect(offenders(({ zh, en }) => /  /.test(zh + en))).toEqual([])
  })

  test('have about the same length in both languages', () => {
    const uneven = offenders(
      ({ zh, en }) => countCodePoints(zh) >= 20 && (en.length < zh.length * 1.2 || en.length > zh.length * 6),
    )
    expect(uneven).toEqual([])
  })

  test('fit into their places', () => {
    for (const { title, subtitle, description, quote } of allContent.missions) {
      expect(title.zh.length).toBeLessThanOrEqual(10)
      expect(subtitle.zh.length).toBeLessThanOrEqual(24)
      expect(description.zh.length).toBeLessThanOrEqual(150)
      expect(quote.zh.length).toBeLessThanOrEqual(32)
    }
    for (const { preview, story, achievements } of allContent.stories) {
      expect(preview.zh.length).toBeLessThanOrEqual(40)
      expect(story.zh.length).toBeLessThanOrEqual(220)
      expect(achievements.length).toBeGreaterThanOrEqual(3)
    }
    for (const { message } of allContent.samples.pledges) expect(countCodePoints(message.en)).toBeLessThanOrEqual(200)
  })
})
