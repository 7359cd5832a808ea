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

  test('has the four events, five missions and three stories of docs/product.md', () => {
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

  test('has the steps in order of time', () => {
    const years = volume.steps.map(step => step.year)
    expect(years).toEqual([...years].sort((one, other) => one - other))
  })

  test('gives each article one of the categories', () => {
    const keys = volume.samples.categories.map(category => category.key)
    for (const article of volume.samples.seed.articles) expect(keys).toContain(article.category)
  })

  test('has the seed data of an empty site', () => {
    const { pledges, blessings, articles } = volume.samples.seed
    expect([pledges.length, blessings.length, articles.length]).toEqual([18, 8, 4])
  })
})

describe('the volume in one language', () => {
  test('has one string in place of two languages, and the same object each time', () => {
    expect(contentFor('zh').site.title).toBe('河海大学建校110周年')
    expect(contentFor('en').site.title).toBe('Hohai University at 110')
    expect(contentFor('en')).toBe(contentFor('en'))
    expect(JSON.stringify(contentFor('en'))).not.toMatch(/"zh":/)
  })

  test('is cut down to the data that a page shows', () => {
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

  test('has seed articles with their stored category, and with their sources in the text', () => {
    for (const article of seedContent('en').articles) {
      expect(volume.samples.categories.map(category => category.name.zh)).toContain(article.category)
      expect(article.content).toMatch(/\*\*Sources\*\*\n\n- \[.+\]\(https:\/\/.+\), \d{4}/)
    }
  })

  test('has short phrases for the typewriter of the hero', () => {
    const { hero } = homeContent('zh')
    const written = [hero.quote, hero.history.text, hero.history.detail, hero.modern.text, hero.modern.detail].join('')
    expect(letters(written)).toBeGreaterThanOrEqual(180)
    expect(letters(written)).toBeLessThanOrEqual(260)
  })

  test('can describe another university', () => {
    const read = part(volumeSchema, whole => whole, tinyVolume)
    expect(read('en').site.name).toBe('Lakeside College')
    expect(read('zh').missions[0]?.title).toBe('护堤')
  })

  test('needs a source for each figure', () => {
    const [era] = tinyVolume.eras
    const [count] = era?.statistics ?? []
    const bare = { ...tinyVolume, eras: [{ ...era, statistics: [{ ...count, sources: [] }] }] }
    expect(volumeSchema.safeParse(bare).success).toBe(false)
  })
})
