/** Which texts are set in the display face, and so which glyphs its subset must hold. */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const contentKeys = new Set([
  'title',
  'subtitle',
  'heading',
  'name',
  'shortName',
  'quote',
  'slogan',
  'motto',
  'invitation',
  'prompt',
  'lines',
  'kicker',
  'value',
])
/** Lists of sources are set small; samples and articles are set in sans, as everything that people write. */
const contentSkips = new Set(['sources', 'samples', 'seed', 'pledges', 'blessings', 'articles', 'categories', 'brief'])
const interfaceKey = /^(nav|titles?|headings?|sections?|brand|slogan|eras?|plate|chapters?|number)$|(Title|Heading)$/
/** Toasts and dialogs are set in sans. */
const interfaceSkips = new Set(['toast', 'confirm', 'prompt', 'summary', 'meta'])

/** What the companion face sets in Chinese texts. */
export const ascii = Array.from({ length: 95 }, (_, step) => String.fromCodePoint(32 + step)).join('') + '\u00a0'
/** Latin letters, figures and signs of the companion face; Chinese punctuation of the Song face. */
export const latin = ascii + '–—‘’“”…·×°éü'
const punctuation = '，。、；：！？（）《》「」“”‘’—…·　'

const han = /[\p{Script=Han}〇々]/gu

function* texts(value, wanted, skips, inside = false) {
  if (typeof value === 'string') {
    if (inside) yield value
    return
  }
  if (typeof value !== 'object' || value === null) return
  // terms and privacy carry the day of their last change; their sections are prose, set in sans
  const isLegal = 'updated' in value
  for (const [key, part] of Object.entries(value)) {
    if (!skips.has(key) && !(isLegal && key === 'sections')) yield* texts(part, wanted, skips, inside || wanted(key))
  }
}

async function modules(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/^(rest[\\/]|(sources|pictures|samples|articles|legal)\b)/.test(name))
    .sort()
  return Promise.all(files.map(name => import(pathToFileURL(`${folder}/${name}`).href)))
}

/**
 * The Chinese glyphs of every heading, name, quotation and navigation word of the repository in `root`, sorted.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function headingGlyphs(root) {
  const content = await modules(`${root}/app/content`)
  const wording = await modules(`${root}/app/i18n/zh`)
  const found = new Set(punctuation)
  const keep = text => (text.match(han) ?? []).forEach(glyph => found.add(glyph))
  for (const module of content)
    for (const part of Object.values(module))
      for (const text of texts(part, key => contentKeys.has(key), contentSkips)) keep(text)
  for (const module of wording)
    for (const text of texts(module, key => interfaceKey.test(key), interfaceSkips)) keep(text)
  return [...found].sort()
}
