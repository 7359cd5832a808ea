import { describe, expect, test } from 'vitest'
import { contentFor, homeContent, peopleContent, seedContent, timelineContent } from '#app/content/index.ts'
import { part } from '#app/content/localize.ts'
import { volume } from '#app/content/volume.ts'
import { volumeSchema } from '#app/content/volume-schema.ts'
import { tinyVolume } from './tiny-volume.ts'
import { letters } from './walk.ts'

describe('the volume', () => {
  test('satisfies its schema', () => {
    expect(volumeSchema.safeParse(volume).error?.issues ?? []).toEqual([])
  })

  test('has the four events, five missions and three stories of the product', () => {
    expect(volume.eras.map(era => era.year)).toEqual([1915, 1952, 1985, 2025])
    expect(volume.missions.map(mission => mission.key)).toEqual([
      'sanxia',
      'nanshui',
      'baihetan',
      'offshore',
      'international',
    ])
    expect(volume.stories).toHaveLength(3)
    expect(volume.samples.pledges).toHaveLength(10)
    expect(volume.home.finale.lines).toHaveLength(4)
    expect(volume.samples.categories.map(category => category.name.zh)).toEqual([
      '校庆动态',
      '校史回顾',
      '校友风采',
      '河海格言',
    ])
  })

  test('tells the steps in the order of time', () => {
    const years = volume.steps.map(step => step.year)
    expect(years).toEqual([...years].sort((one, other) => one - other))
  })

  test('gives every article one of the categories', () => {
    const keys = volume.samples.categories.map(category => category.key)
    for (const article of volume.samples.seed.articles) expect(keys).toContain(article.category)
  })

  test('seeds what an empty site needs', () => {
    const { pledges, blessings, articles } = volume.samples.seed
    expect([pledges.length, blessings.length, articles.length]).toEqual([18, 8, 4])
  })
})

describe('reading it aloud', () => {
  test('leaves one string where two languages stood, and the same object each time', () => {
    expect(contentFor('zh').site.title).toBe('河海大学建校110周年')
    expect(contentFor('en').site.title).toBe('Hohai University at 110')
    expect(contentFor('en')).toBe(contentFor('en'))
    expect(JSON.stringify(contentFor('en'))).not.toMatch(/"zh":/)
  })

  test('pages get what they show and no more', () => {
    expect(Object.keys(timelineContent('en'))).toEqual([
      'title',
      'subtitle',
      'opening',
      'river',
      'epilogue',
      'eras',
      'steps',
    ])
    expect(peopleContent('en').stories.map(person => person.name)).toEqual(['Wang Huzhen', 'Xu Kai', 'Yan Kai'])
  })

  test('seed articles carry their category as it is stored, and their sources in their own text', () => {
    for (const article of seedContent('en').articles) {
      expect(volume.samples.categories.map(category => category.name.zh)).toContain(article.category)
      expect(article.content).toMatch(/\*\*Sources\*\*\n\n- \[.+\]\(https:\/\/.+\), \d{4}/)
    }
  })

  test('the typewriter of the hero stays short', () => {
    const { hero } = homeContent('zh')
    const written = [hero.quote, hero.history.text, hero.history.detail, hero.modern.text, hero.modern.detail].join('')
    expect(letters(written)).toBeGreaterThanOrEqual(180)
    expect(letters(written)).toBeLessThanOrEqual(260)
  })

  test('another university fits the same shape', () => {
    const read = part(volumeSchema, whole => whole, tinyVolume)
    expect(read('en').site.name).toBe('Lakeside College')
    expect(read('zh').missions[0]?.title).toBe('护堤')
  })

  test('a figure without a source is refused', () => {
    const [era] = tinyVolume.eras
    const [count] = era?.statistics ?? []
    const bare = { ...tinyVolume, eras: [{ ...era, statistics: [{ ...count, sources: [] }] }] }
    expect(volumeSchema.safeParse(bare).success).toBe(false)
  })
})
