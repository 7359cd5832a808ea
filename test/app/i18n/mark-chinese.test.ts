import { expect, it } from 'vitest'
import { markChinese } from '#app/i18n/mark-chinese-in-markup.ts'
import { langOfShownText } from '#app/i18n/lang-of-shown-text.ts'

const [before, after] = ['<header>首页</header><main>', '</main>']
const inMain = (html: string) => markChinese(`${before}${html}${after}`).slice(before.length, -after.length)

it('each Chinese element gets a lang attribute, and no other element', () => {
  expect(inMain('<h1>三峡工程</h1><p>A dam</p><b>1992</b>')).toBe(
    '<h1 lang="zh-CN">三峡工程</h1><p>A dam</p><b>1992</b>',
  )
  expect(inMain('<p>Hohai (河海)</p>')).toBe('<p>Hohai (河海)</p>')
  expect(markChinese('<header>首页</header>')).toBe('<header>首页</header>')
})

it('English inside a Chinese element gets its own lang attribute', () => {
  expect(inMain('<q>上善若水<footer>Laozi</footer></q>')).toBe(
    '<q lang="zh-CN">上善若水<footer lang="en">Laozi</footer></q>',
  )
  expect(inMain('<h3><span>Work </span>三峡工程</h3>')).toBe(
    '<h3 lang="zh-CN"><span lang="en">Work </span>三峡工程</h3>',
  )
})

it('an image with a Chinese alternative text gets a lang attribute, and an element with one is unchanged', () => {
  expect(inMain('<p><img src="/a.svg" alt="大坝"/></p>')).toBe('<p><img lang="zh-CN" src="/a.svg" alt="大坝"/></p>')
  expect(inMain('<p lang="zh-CN">大坝<b>水</b></p><script>"大坝"</script>')).toBe(
    '<p lang="zh-CN">大坝<b>水</b></p><script>"大坝"</script>',
  )
  expect(inMain('<p title="a > b">大坝<br/>水<!-- 水 --></p>')).toBe(
    '<p lang="zh-CN" title="a > b">大坝<br/>水<!-- 水 --></p>',
  )
})

it('a section with a Chinese label gets a lang attribute, and so does the English in it', () => {
  expect(inMain('<section aria-label="序章"><h1>序章</h1><p>Sources</p><p>大坝 <b>A dam</b></p></section>')).toBe(
    '<section lang="zh-CN" aria-label="序章"><h1>序章</h1><p lang="en">Sources</p><p>大坝 <b lang="en">A dam</b></p></section>',
  )
  expect(inMain('<button aria-label="Read the story of 严恺">Read</button>')).toBe(
    '<button aria-label="Read the story of 严恺">Read</button>',
  )
})

it('figures and punctuation have no language', () => {
  expect([langOfShownText('1915–2025'), langOfShownText('PGlite 是数据库'), langOfShownText('Hohai (河海)')]).toEqual([
    undefined,
    'zh',
    'en',
  ])
})
