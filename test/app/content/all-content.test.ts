import { describe, expect, test } from 'vitest'
import { contentFor, homeContent, peopleContent, sampleArticles, timelineContent } from '#app/content/index.ts'
import { part } from '#app/content/localize.ts'
import { allContent } from '#app/content/all-content.ts'
import { allContentSchema } from '#app/content/all-content-schema.ts'
import { tinyContent } from './tiny-content.ts'
import { countCodePoints } from './content-texts.ts'

describe('the content', () => {
  test('satisfies its schema', () => {
    expect(allContentSchema.safeParse(allContent).error?.issues ?? []).toEqual([])
  })

  test('has the four events, five missions and three stories of docs/product.md', () => {
    expect(allContent.eras.map(era => era.year)).toEqual([1915, 1952, 1985, 2025])
    expect(allContent.missions.map(mission => mission.key)).toEqual([
      'sanxia',
      'nanshui',
      'baihetan',
      'offshore',
      'international',
    ])
    expect(allContent.stories).toHaveLength(3)
    expect(allContent.samples.pledges).toHaveLength(10)
    expect(allContent.home.finale.lines).toHaveLength(4)
    expect(allContent.samples.categories.map(category => category.name.zh)).toEqual([
      '校庆动态',
      '校史回顾',
      '校友风采',
      '河海格言',
    ])
  })

  test('has the steps in order of time', () => {
    const years = allContent.steps.map(step => step.year)
    expect(years).toEqual([...years].sort((one, other) => one - other))
  })

  test('gives each article one of the categories', () => {
    const keys = allContent.samples.categories.map(category => category.key)
    for (const article of allContent.samples.seed.articles) expect(keys).toContain(article.category)
  })

  test('has the seed data of an empty site', () => {
    const { pledges, blessings, articles } = allContent.samples.seed
    expect([pledges.length, blessings.length, articles.length]).toEqual([18, 8, 4])
  })
})

describe('the content in one language', () => {
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
    for (const article of sampleArticles('en')) {
      expect(allContent.samples.categories.map(category => category.name.zh)).toContain(article.category)
      expect(article.content).toMatch(/\*\*Sources\*\*\n\n- \[.+\]\(https:\/\/.+\), \d{4}/)
    }
  })

  test('has short phrases for the typewriter of the hero', () => {
    const { hero } = homeContent('zh')
    const written = [hero.quote, hero.history.text, hero.history.detail, hero.modern.text, hero.modern.detail].join('')
    expect(countCodePoints(written)).toBeGreaterThanOrEqual(180)
    expect(countCodePoints(written)).toBeLessThanOrEqual(260)
  })

  test('can describe another university', () => {
    const read = part(allContentSchema, whole => whole, tinyContent)
    expect(read('en').site.name).toBe('Lakeside College')
    expect(read('zh').missions[0]?.title).toBe('护堤')
  })

  test('needs a source for each figure', () => {
    const [era] = tinyContent.eras
    const [count] = era?.statistics ?? []
    const bare = { ...tinyContent, eras: [{ ...era, statistics: [{ ...count, sources: [] }] }] }
    expect(allContentSchema.safeParse(bare).success).toBe(false)
  })
})
