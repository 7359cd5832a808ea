import { expect, it } from 'vitest'
import { linkNames, namesIn, namesInHtml, unlinkNames } from '#server/mention/mentions-in-text.ts'

it('a name after an @ is a mention, also in Chinese without spaces, and not in a mail or web address', () => {
  expect(namesIn('谢谢@anna和＠Ben_1，(@cee)。@anna')).toEqual(['anna', 'ben_1', 'cee'])
  expect(namesIn('me@anna.org https://example.org/@anna @an @@anna a@anna')).toEqual([])
  expect(namesIn(`@${'a'.repeat(21)}`)).toEqual([])
})

it('the first ten names of a text are mentions', () => {
  const many = Array.from({ length: 200 }, (_, index) => `@member_${index}`).join(' ')
  expect(namesIn(many)).toHaveLength(10)
})

it('names in code and in links stay unchanged', () => {
  const html = '<p>@anna <code>@ben</code> <a href="/x">@cee</a></p><pre><code>@dan</code></pre>'
  expect(namesInHtml(html)).toEqual(['anna'])
  const mentions = ['anna', 'ben', 'cee', 'dan'].map((name, index) => ({ id: index + 1, name }))
  expect(linkNames(html, mentions)).toBe(
    html.replace('@anna', '<a href="/members/anna?id=1" class="mention">@anna</a>'),
  )
})

it('a member whose page is closed gets no link', () => {
  const mentions = ['anna', 'ben'].map((name, index) => ({ id: index + 1, name }))
  const link = '<a href="/members/ben?id=2" class="mention">@ben</a>'
  expect(unlinkNames(linkNames('<p>@anna @ben</p>', mentions), [1])).toBe(`<p>@anna ${link}</p>`)
})
