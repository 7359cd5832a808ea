import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { MadePoster } from '#app/components/poster/made-poster.tsx'
import type { Locale } from '#app/i18n/locale.ts'
import { textsIn } from '#app/i18n/server-texts.ts'

const made = (locale: Locale, undrawn: readonly string[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={textsIn(locale)}>
      <MadePoster picture="/poster/picture.png" alt="" undrawn={undrawn} heading={createRef()} />
    </I18nextProvider>,
  )

describe('the created poster', () => {
  it.each([
    ['zh', '这些字画不出来：❤️ م'],
    ['en', 'These characters cannot be drawn: ❤️ م'],
  ] as const)('has a message in %s about the characters that it leaves out', (locale, sentence) => {
    expect(made(locale, ['❤️', 'م'])).toContain(sentence)
  })

  it('has no such message when all are drawn', () => {
    expect(made('zh', [])).not.toContain('画不出来')
  })
})
