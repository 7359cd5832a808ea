/**
 * An English page shows Chinese where no English has been written yet. This marks such text with `lang` in the markup
 * (docs/product.md#editing-the-story).
 */
import { langOfShownText } from './lang-of-shown-text.ts'

interface Element {
  /** The index of the opening tag among the tokens. */
  at: number
  lang: 'zh' | 'en'
  /** True if the markup itself sets the language, which is then kept. */
  hasLang: boolean
  /** Indexes of the opening tags inside it that contain English and have no `lang`. */
  english: number[]
}

const token = /<!--[\s\S]*?-->|<\/?[a-zA-Z][\w-]*(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g
const isVoid = /\/>$|^<(?:area|br|col|hr|img|input|source|track|wbr)\b/
const setsLang = /^<(?:script|style|textarea)\b|\slang="/

const nameIn = (tag: string): string => /\saria-label="([^"]*)"/.exec(tag)?.[1] ?? ''

/** Marks the Chinese inside `<main>`; header and footer contain nothing of the story. */
export function markChinese(html: string): string {
  const [from, to] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
  if (from === -1 || to === -1) return html
  return html.slice(0, from) + markTokens(html.slice(from, to)) + html.slice(to)
}

function markTokens(html: string): string {
  const tokens = html.match(token) ?? []
  const open: Element[] = []
  const setLang = (at: number, lang: 'zh-CN' | 'en') => {
    tokens[at] = (tokens[at] ?? '').replace(/^<[\w-]+/, tag => `${tag} lang="${lang}"`)
  }
  tokens.forEach((each, at) => {
    const parent = open.at(-1)
    if (each.startsWith('</')) return close(open)
    if (!each.startsWith('<'))
      return parent === undefined ? undefined : noteText(parent, langOfShownText(each), setLang)
    if (each.startsWith('<!--')) return undefined
    if (isVoid.test(each)) {
      const alt = /\salt="([^"]*)"/.exec(each)?.[1] ?? ''
      if (parent?.hasLang === false && !setsLang.test(each) && langOfShownText(alt) === 'zh') setLang(at, 'zh-CN')
      return undefined
    }
    const hasLang = parent?.hasLang === true || setsLang.test(each)
    const lang = parent?.lang ?? 'en'
    // An attribute such as `aria-label` has the language of its element.
    const isNamed = !hasLang && lang === 'en' && langOfShownText(nameIn(each)) === 'zh'
    if (isNamed) setLang(at, 'zh-CN')
    open.push({ at, lang: isNamed ? 'zh' : lang, hasLang, english: [] })
    return undefined
  })
  return tokens.join('')
}

function close(open: Element[]): undefined {
  const closed = open.pop()
  if (closed?.lang === 'en' && !closed.hasLang) open.at(-1)?.english.push(...closed.english)
  return undefined
}

type SetLang = (at: number, lang: 'zh-CN' | 'en') => void

function noteText(parent: Element, language: 'zh' | 'en' | undefined, setLang: SetLang): undefined {
  if (parent.hasLang || language === undefined) return undefined
  if (language === parent.lang) {
    if (language === 'en') parent.english.push(parent.at)
    return undefined
  }
  // An element with text in two languages keeps the language of its first text.
  if (parent.english.includes(parent.at)) return undefined
  setLang(parent.at, language === 'zh' ? 'zh-CN' : 'en')
  parent.lang = language
  if (language === 'zh') for (const at of parent.english) setLang(at, 'en')
  parent.english = []
  return undefined
}
