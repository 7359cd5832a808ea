import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { StrengthMeter } from '#app/components/account/strength-meter.tsx'
import { textsIn } from '#app/i18n/server-texts.ts'

const shown = (strength: 'weak' | 'medium' | 'strong' | undefined, locale: 'zh' | 'en' = 'zh') =>
  renderToStaticMarkup(
    <I18nextProvider i18n={textsIn(locale)}>
      <StrengthMeter strength={strength} />
    </I18nextProvider>,
  )

it.each([
  ['weak', 1, '弱', 'weak'],
  ['medium', 2, '中', 'medium'],
  ['strong', 3, '强', 'strong'],
] as const)(
  'the password strength %s is shown as a word in either language, with %i bars',
  (strength, marks, zh, en) => {
    expect(shown(strength)).toContain(`<strong>${zh}</strong>`)
    expect(shown(strength, 'en')).toContain(`<strong>${en}</strong>`)
    expect(shown(strength).match(/is-reached/g)).toHaveLength(marks)
  },
)

it('the strength meter is empty while nothing is typed, and its live region exists', () => {
  expect(shown(undefined)).toBe('<span class="strength strength--none" role="status"></span>')
})
