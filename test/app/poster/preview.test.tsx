import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { PosterPreview } from '#app/components/poster/poster-preview.tsx'
import { posterPage } from '#app/content/pages/poster.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { textsIn } from '#app/i18n/server-texts.ts'

const code = { size: 21, path: 'M0 0h7v1h-7z' }

function preview(
  locale: Locale,
  words: { theme?: string; motto?: string; name?: string; wish?: string } = {},
  number?: string,
) {
  const { sheet, mottos, number: said } = posterPage(locale)
  const typed = { theme: 'night', motto: 'motto', name: '', wish: '', ...words }
  const motto = mottos.find(({ key }) => key === typed.motto)
  return renderToStaticMarkup(
    <I18nextProvider i18n={textsIn(locale)}>
      <PosterPreview {...{ sheet, code, locale, motto, number, said }} words={typed} />
    </I18nextProvider>,
  )
}

const lines = (html: string) =>
  [...(/<p class="sheet__motto.*?<\/p>/.exec(html)?.[0] ?? '').matchAll(/<span>(.*?)<\/span>/g)].map(found => found[1])

describe('the preview of a poster', () => {
  test('has a Chinese line in columns, one for each part, without the commas', () => {
    expect(lines(preview('zh'))).toEqual(['艰苦朴素', '实事求是', '严格要求', '勇于探索'])
    expect(preview('zh')).toContain('is-columns')
  })

  test('has an English line in lines that keep their commas', () => {
    expect(lines(preview('en'))).toEqual([
      'Plain living,',
      'truth from facts,',
      'strict standards,',
      'daring to explore',
    ])
    expect(preview('en')).not.toContain('is-columns')
  })

  test('shows name, wish, number and the code that leads to the site', () => {
    const html = preview('zh', { theme: 'dawn', name: '阿河', wish: '愿河流常清' }, '012436')
    for (const told of ['sheet--dawn', '—— 阿河', '愿河流常清', '第 012436 位传火人', code.path])
      expect(html).toContain(told)
  })

  test('marks the place of the wish, and omits an absent name or number', () => {
    const html = preview('en')
    expect(html).toContain('Your wish goes here')
    expect(html).not.toContain('——')
    expect(html).not.toContain('Torchbearer')
  })

  test('omits emoji, as the picture does', () => {
    expect(preview('zh', { wish: '传🔥火', name: '🔥' })).toContain('传火')
    expect(preview('zh', { wish: '传🔥火', name: '🔥' })).not.toMatch(/🔥|——/)
  })

  test('with an unknown background uses the first one', () => {
    expect(preview('zh', { theme: 'toString' })).toContain('sheet--night')
  })
})
