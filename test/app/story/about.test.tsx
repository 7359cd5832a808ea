import { describe, expect, test } from 'vitest'
import { aboutParts } from '#app/components/story/about/about-parts.tsx'
import { AboutPage } from '#app/components/story/about/about-page.tsx'
import { LegalPage } from '#app/components/story/legal-page.tsx'
import { aboutPage, aboutShell } from '#app/content/pages/about.ts'
import { privacyContent, termsContent } from '#app/content/index.ts'
import { anchorsOf, headingFaults, headingsOf, partsOf, renderStory, renderStoryWith } from './rendered-story.tsx'

const locales = ['zh', 'en'] as const
const pageIn = (locale: (typeof locales)[number]) => {
  const whole = aboutPage(locale)
  return renderStoryWith(aboutParts, whole, <AboutPage about={aboutShell(whole)} />, locale)
}
const page = {
  zh: pageIn('zh'),
  en: pageIn('en'),
}

describe('the about page', () => {
  test('links to its six parts', () => {
    expect(partsOf(page.en)).toEqual([
      'Home',
      'About University',
      'Development History',
      'Achievements',
      'About Project',
      'Development Team',
    ])
  })

  test.each(['University Information', 'Celebration Information', 'Contact Us'])('has the section "%s"', title => {
    expect(headingsOf(page.en).map(({ text }) => text)).toContain(title)
  })

  test('says in its first part who runs the site', () => {
    expect(page.en).toMatch(/class="leaf__note">This is an independent demonstration/)
    expect(page.zh).toMatch(/class="leaf__note">[^<]*并非河海大学官方网站/)
  })

  test.each(locales)('has headings in order, and a target for each of its links, in %s', locale => {
    expect(headingFaults(page[locale])).toEqual([])
    const { ids, targets } = anchorsOf(page[locale])
    expect(targets.filter(target => !ids.includes(target))).toEqual([])
  })

  test('links to the university’s address', () => {
    expect(page.en).toContain('Hohai University, <a href="https://www.hhu.edu.cn/" rel="noreferrer">www.hhu.edu.cn</a>')
  })
})

describe.each([
  ['terms', termsContent],
  ['privacy', privacyContent],
] as const)('the page %s', (_, read) => {
  test.each(locales)('has a table of contents for its sections, and the day of its last change, in %s', locale => {
    const text = read(locale)
    const html = renderStory(<LegalPage {...text} />, locale)
    const { ids, targets } = anchorsOf(html)
    expect(targets).toEqual(text.sections.map(({ key }) => key))
    expect(ids).toEqual(targets)
    expect(headingFaults(html)).toEqual([])
    expect(html).toContain(`<time dateTime="${text.updated}">${text.updated.replaceAll('-', '.')}</time>`)
  })
})
