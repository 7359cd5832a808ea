import { describe, expect, it, test } from 'vitest'
import { fill } from '#server/db/migrations/0020-know-languages.ts'
import { guessLanguageOfHtml, guessLanguage } from '#server/markdown/guess-language.ts'
import { aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const { em, site } = await testSite()
const setup = { site }

const texts: readonly (readonly ['zh' | 'en', string])[] = [
  ['zh', '愿江河安澜。'],
  ['en', 'May the rivers be calm.'],
  ['zh', '我们在 Foziling 的坝顶会合'],
  ['en', 'We meet at 佛子岭, on the crest of the dam, in ten years.'],
  ['zh', '看这里 https://example.org/a/very/long/english/address?of=words'],
  ['zh', '写信给 the.old.class.of.1995@example.org'],
  ['zh', '运行 `npm run build and then start` 即可'],
  ['en', 'Ça coule'],
  ['en', 'Water 水'],
]

describe('the detected language of a text', () => {
  test.each(texts)('is %s for %s', (language, text) => {
    const other = language === 'zh' ? 'en' : 'zh'
    expect(guessLanguage(text, other)).toBe(language)
  })

  it.each(['zh', 'en'] as const)('is that of the page, %s, when the text has no letters', language => {
    expect(guessLanguage('❤❤❤ 110', language)).toBe(language)
  })

  it('does not depend on code', () => {
    const html = '<p>这样写：</p><pre><code>const answer = await fetch(address)</code></pre>'
    expect(guessLanguageOfHtml('一段代码', html, 'en')).toBe('zh')
  })

  it('is the same in the migration of older texts as for new texts', async () => {
    for (const [, message] of texts) await aPledge(setup, { message, language: 'zh' })
    await em().execute(fill('pledge'))
    const rows = await em().execute<{ language: string; message: string }[]>('select language, message from pledge')
    expect(new Map(rows.map(({ language, message }) => [message, language]))).toEqual(
      new Map(texts.map(([language, text]) => [text, language])),
    )
  })
})
