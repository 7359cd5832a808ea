/** Finds the texts that are set in the display font, and so the glyphs that its subset must contain. */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const contentKeys = new Set([
  'title',
  'subtitle',
  'heading',
  'headings',
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
/** Source lists use small type. Samples, rows of facts and the names of poster themes use the sans font, as do all texts that people write. */
const contentSkips = new Set(['sources', 'samples', 'seed', 'pledges', 'categories', 'brief', 'rows', 'themes'])
const interfaceKey =
  /^(nav|titles?|headings?|sections?|brand|slogan|eras?|plate|chapters?|goals|number)$|(Title|Heading)$/
/** Toasts and dialogs use the sans font. */
const interfaceSkips = new Set(['toast', 'confirm', 'prompt', 'summary', 'meta'])
/** Texts in the display font whose keys stand for texts in the sans font elsewhere. */
const furtherTexts = ['about.lead.zh', 'blessing.relay.none', 'content.bin', 'adminMembers.open', 'poster.sample']

/** The characters of Chinese texts that the Latin font sets. */
export const ascii = Array.from({ length: 95 }, (_, step) => String.fromCodePoint(32 + step)).join('') + '\u00a0'
/** Latin letters, digits and signs of the Latin font, and Chinese punctuation of the Song font. */
export const latin = ascii + '–—‘’“”…·×°éü'
const punctuation = '，。、；：！？（）《》「」“”‘’—…·　'

const han = /[\p{Script=Han}〇々]/gu

function* texts(value, wanted, skips, inside = false) {
  if (typeof value === 'string') {
    if (inside) yield value
    return
  }
  if (typeof value !== 'object' || value === null) return
  // Terms and privacy have the date of their last change; their sections are prose in the sans font.
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
 * Returns the sorted Chinese glyphs of all headings, names, quotations and navigation texts of the repository in `root`.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function headingGlyphs(root) {
  const content = await modules(`${root}/app/content`)
  const wording = await modules(`${root}/app/i18n/zh`)
  const found = new Set(punctuation)
  const keep = text => (text.match(han) ?? []).forEach(glyph => found.add(glyph))
  for (const module of content) for (const text of texts(module, key => contentKeys.has(key), contentSkips)) keep(text)
  for (const module of wording)
    for (const text of texts(module, key => interfaceKey.test(key), interfaceSkips)) keep(text)
  const all = Object.assign({}, ...content, ...wording)
  for (const path of furtherTexts) keep(path.split('.').reduce((value, key) => value[key], all))
  return [...found].sort()
}
