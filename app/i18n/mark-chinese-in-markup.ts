/**
 * An English page shows Chinese where no English has been written yet. This marks such text with `lang` in the markup
 * (docs/product.md#editing-the-story).
 */
import { writtenIn } from './written-in.ts'

interface Element {
  /** The index of the opening tag among the tokens. */
  at: number
  lang: 'zh' | 'en'
  /** True if the markup itself sets the language, which is then kept. */
  isTold: boolean
  /** Indexes of the opening tags inside it that contain English and have no `lang`. */
  english: number[]
}

const token = /<!--[\s\S]*?-->|<\/?[a-zA-Z][\w-]*(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g
const isVoid = /\/>$|^<(?:area|br|col|hr|img|input|source|track|wbr)\b/
const isTold = /^<(?:script|style|textarea)\b|\slang="/

const nameIn = (tag: string): string => /\saria-label="([^"]*)"/.exec(tag)?.[1] ?? ''

/** Marks the Chinese inside `<main>`; header and footer contain nothing of the story. */
export function markChinese(html: string): string {
  const [from, to] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
  if (from === -1 || to === -1) return html
  return html.slice(0, from) + marked(html.slice(from, to)) + html.slice(to)
}

function marked(html: string): string {
  const tokens = html.match(token) ?? []
  const open: Element[] = []
  const say = (at: number, lang: 'zh-CN' | 'en') => {
    tokens[at] = (tokens[at] ?? '').replace(/^<[\w-]+/, tag => `${tag} lang="${lang}"`)
  }
  tokens.forEach((each, at) => {
    const around = open.at(-1)
    if (each.startsWith('</')) return close(open)
    if (!each.startsWith('<')) return around === undefined ? undefined : noteText(around, writtenIn(each), say)
    if (each.startsWith('<!--')) return undefined
    if (isVoid.test(each)) {
      const alt = /\salt="([^"]*)"/.exec(each)?.[1] ?? ''
      if (around?.isTold === false && !isTold.test(each) && writtenIn(alt) === 'zh') say(at, 'zh-CN')
      return undefined
    }
    const told = around?.isTold === true || isTold.test(each)
    const lang = around?.lang ?? 'en'
    // An attribute such as `aria-label` has the language of its element.
    const isNamed = !told && lang === 'en' && writtenIn(nameIn(each)) === 'zh'
    if (isNamed) say(at, 'zh-CN')
    open.push({ at, lang: isNamed ? 'zh' : lang, isTold: told, english: [] })
    return undefined
  })
  return tokens.join('')
}

function close(open: Element[]): undefined {
  const closed = open.pop()
  if (closed?.lang === 'en' && !closed.isTold) open.at(-1)?.english.push(...closed.english)
  return undefined
}

type Say = (at: number, lang: 'zh-CN' | 'en') => void

function noteText(around: Element, language: 'zh' | 'en' | undefined, say: Say): undefined {
  if (around.isTold || language === undefined) return undefined
  if (language === around.lang) {
    if (language === 'en') around.english.push(around.at)
    return undefined
  }
  // An element with text in two languages keeps the language of its first text.
  if (around.english.includes(around.at)) return undefined
  say(around.at, language === 'zh' ? 'zh-CN' : 'en')
  around.lang = language
  if (language === 'zh') for (const at of around.english) say(at, 'en')
  around.english = []
  return undefined
}
