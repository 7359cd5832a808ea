import { describe, expect, test } from 'vitest'
import { peopleParts } from '#app/components/story/people/people-parts.tsx'
import { DistinguishedAlumni } from '#app/components/story/people/distinguished-alumni.tsx'
import { BreakAtPunctuation } from '#app/components/story/break-at-punctuation.tsx'
import { peoplePage, peopleShell } from '#app/content/pages/people.ts'
import { anchorsOf, headingFaults, headingsOf, partsOf, renderStory, renderStoryWith } from './rendered-story.tsx'

const locales = ['zh', 'en'] as const
const pageIn = (locale: (typeof locales)[number]) => {
  const whole = peoplePage(locale)
  return renderStoryWith(peopleParts, whole, <DistinguishedAlumni people={peopleShell(whole)} />, locale)
}
const page = {
  zh: pageIn('zh'),
  en: pageIn('en'),
}

describe('the people page', () => {
  test('has the title Distinguished Alumni, with a link to the grid', () => {
    expect(headingsOf(page.en)[0]).toEqual({ level: 1, text: 'Distinguished Alumni' })
    expect(partsOf(page.en).slice(0, 2)).toEqual(['Home', 'The people of Hohai'])
  })

  test.each(locales)('has headings in order, and a target for each of its links, in %s', locale => {
    expect(headingFaults(page[locale])).toEqual([])
    const { ids, targets } = anchorsOf(page[locale])
    expect(targets.filter(target => !ids.includes(target))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('shows everybody without scripts, and each again in detail with sources', () => {
    const { persons } = peoplePage('zh')
    expect(page.zh.match(/<li class="talent">/g)).toHaveLength(persons.length)
    for (const { key, longer } of persons) {
      const life = new RegExp(`<article id="${key}".*?</article>`, 's').exec(page.zh)?.[0] ?? ''
      expect(life).toContain('<details class="sources">')
      for (const paragraph of longer) expect(life).toContain(paragraph)
    }
  })

  test.each(locales)('has the era of each person in %s', locale => {
    const { persons, eras } = peoplePage(locale)
    expect(eras.map(({ year }) => year)).toEqual([1915, 1952])
    const of = (year: number) => persons.filter(({ eraYear }) => eraYear === year).map(({ key }) => key)
    expect(of(1915)).toHaveLength(6)
    expect(of(1952)).toEqual(['yan-kai', 'qian-zhengying', 'xu-zhilun', 'gu-zhaoxun'])
  })

  test('has a toggle for each era, with its state', () => {
    expect(page.en.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(page.en.match(/aria-pressed="false"/g)).toHaveLength(2)
  })
})

test('a large Chinese sentence breaks after punctuation, and an English one anywhere', () => {
  expect(renderStory(<BreakAtPunctuation>水往低处走是天性，往高处走要一级一级地抬。</BreakAtPunctuation>, 'zh')).toBe(
    '<span class="phrase">水往低处走是天性，</span><span class="phrase">往高处走要一级一级地抬。</span>',
  )
  expect(renderStory(<BreakAtPunctuation>Uphill, it goes a step at a time.</BreakAtPunctuation>, 'en')).toBe(
    '<span class="phrase">Uphill, it goes a step at a time.</span>',
  )
})
