import i18next from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom/server'
import { StaticPartsOfPage } from '#app/components/reused-markup/static-part.tsx'
import { legal as legalEn } from '#app/i18n/en/legal.ts'
import { picture as pictureEn } from '#app/i18n/en/picture.ts'
import { story as storyEn } from '#app/i18n/en/story.ts'
import { ui as uiEn } from '#app/i18n/en/ui.ts'
import { legal as legalZh } from '#app/i18n/zh/legal.ts'
import { picture as pictureZh } from '#app/i18n/zh/picture.ts'
import { story as storyZh } from '#app/i18n/zh/story.ts'
import { ui as uiZh } from '#app/i18n/zh/ui.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { PageContext, StaticParts } from '#server/http/pages/page-context.ts'

/** Renders a story page on the server. */
export function renderStory(element: ReactElement, lng: Locale): string {
  const texts = i18next.createInstance()
  void texts.use(initReactI18next).init({
    lng,
    initImmediate: false,
    resources: {
      zh: { ui: uiZh, story: storyZh, picture: pictureZh, legal: legalZh },
      en: { ui: uiEn, story: storyEn, picture: pictureEn, legal: legalEn },
    },
    interpolation: { escapeValue: false },
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <StaticRouter location="/" future={{ v7_relativeSplatPath: true }}>
        {element}
      </StaticRouter>
    </I18nextProvider>,
  )
}

/** Renders the document of a page with static parts, with the data of its loader. */
export function renderStoryWith<Page>(
  partsOf: StaticPartsOf<Page>,
  page: Page,
  element: ReactElement,
  locale: Locale,
): string {
  let parts: StaticParts | undefined
  partsOf({ locale, isPageChange: false, setStaticParts: made => void (parts = made) }, page)
  return renderStory(<StaticPartsOfPage parts={parts}>{element}</StaticPartsOfPage>, locale)
}

type StaticPartsOf<Page> = (
  context: Pick<PageContext, 'locale' | 'isPageChange' | 'setStaticParts'>,
  page: Page,
) => StaticParts | undefined

/** The headings in the order of the page, with level and text. */
export function headingsOf(html: string): { level: number; text: string }[] {
  return [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(([, level = '', inside = '']) => ({
    level: Number(level),
    text: inside
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/** The targets of the page's internal links, and its ids. */
export function anchorsOf(html: string) {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  return { ids, targets }
}

/** The labels in the table of contents, without those inside a part. */
export function partsOf(html: string): string[] {
  const strip = /<nav class="parts".*?<\/nav>/s.exec(html)?.[0] ?? ''
  return [...strip.matchAll(/class="parts__link(?: is-around)?"[^>]*>([^<]+)</g)].map(([, label = '']) => label)
}

/** The faults in the order of headings: not exactly one h1, or a level that was skipped. */
export function headingFaults(html: string): string[] {
  const found = headingsOf(html)
  const leaps = found.filter(({ level }, index) => level > (found[index - 1]?.level ?? 0) + 1)
  const firsts = found.filter(({ level }) => level === 1)
  return [
    ...(firsts.length === 1 ? [] : [`${firsts.length} of level 1`]),
    ...leaps.map(({ text }) => `leap at ${text}`),
  ]
}
