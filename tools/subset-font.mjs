/**
 * Subsets the two display fonts to the glyphs that headings use, joins them into one file, and writes public/fonts and
 * app/styles/fonts.css. Run it again when a heading gains a character (a test reports this): node tools/subset-font.mjs
 * It needs Node 22.18 or newer, and a Python with fontTools and Brotli (Debian: fonttools, python3-brotli); PYTHON names it if it is
 * not `python3`. The full fonts are downloaded from npm into a temporary folder, which is removed afterwards.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ascii, headingGlyphs, latin } from './heading-glyphs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const faces = {
  song: {
    from: '@expo-google-fonts/noto-serif-sc@0.4.3',
    file: '600SemiBold/NotoSerifSC_600SemiBold.ttf',
    licence: 'LICENSE_FONT',
  },
  latin: {
    from: 'source-serif@4.5.1',
    file: 'TTF/SourceSerif4Display-Semibold.ttf',
    licence: 'LICENSE.md',
  },
}

function fetched(face, folder) {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('npm', ['pack', '--silent', face.from], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', archive, `package/${face.file}`, `package/${face.licence}`], { cwd: folder })
  const licence = readFileSync(join(folder, 'package', face.licence), 'utf8').trim()
  return {
    path: join(folder, 'package', face.file),
    licence: `display.woff2 holds glyphs of ${face.file.split('/').at(-1)}.\n\n${licence}\n`,
  }
}

function joined(song, glyphs, companion, file) {
  const script = join(root, 'tools/join-fonts.py')
  execFileSync(process.env.PYTHON ?? 'python3', ['-B', script, companion, latin, song, glyphs.join(''), file], {
    stdio: 'inherit',
  })
}

/** Returns the shortest `unicode-range` of a set of glyphs, such as U+4E00-4E02, U+4E09. */
function unicodeRange(glyphs) {
  const hex = point => point.toString(16).toUpperCase()
  const points = [...new Set(glyphs)].map(glyph => glyph.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last.to + 1) last.to = point
    else runs.push({ from: point, to: point })
  }
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** A font and its fallback have the same ascent and descent, so that nothing shifts when the font arrives. */
function fontCss(glyphs) {
  const times =
    "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold'), local('Tinos Bold')"
  const songs =
    "local('STSongti-SC-Bold'), local('Songti SC Bold'), local('NotoSerifCJKsc-SemiBold'), local('NotoSerifCJKsc-Bold'), local('Noto Serif CJK SC Bold'), local('SourceHanSerifSC-Bold'), local('SimSun')"
  const rule = (family, src, lines) =>
    `@font-face {\n  font-family: '${family}';\n  src: ${src};\n  font-weight: 400 900;\n${lines.map(line => `  ${line};\n`).join('')}}\n`
  const web = "url('/fonts/display.woff2') format('woff2')"
  const zh = ['ascent-override: 88%', 'descent-override: 12%', 'line-gap-override: 0%']
  const en = ['ascent-override: 92%', 'descent-override: 26%', 'line-gap-override: 0%']
  return [
    '/* Written by tools/subset-font.mjs. */\n',
    rule('Torch Song', web, ['font-display: swap', `unicode-range: ${unicodeRange(ascii + glyphs.join(''))}`, ...zh]),
    rule('Torch Song Fallback', songs, zh),
    rule('Torch Figures Fallback', times, [`unicode-range: ${unicodeRange(ascii)}`, 'size-adjust: 92.5%', ...zh]),
    rule('Torch Latin', web, ['font-display: swap', `unicode-range: ${unicodeRange(latin)}`, ...en]),
    rule('Torch Latin Fallback', times, ['size-adjust: 95.3%', ...en]),
  ].join('\n')
}

async function main() {
  const temporary = mkdtempSync(join(tmpdir(), 'subset-font-'))
  try {
    const glyphs = await headingGlyphs(root)
    const target = join(root, 'public/fonts')
    mkdirSync(target, { recursive: true })
    const song = fetched(faces.song, join(temporary, 'song'))
    const companion = fetched(faces.latin, join(temporary, 'latin'))
    const file = join(target, 'display.woff2')
    joined(song.path, glyphs, companion.path, file)
    writeFileSync(join(target, 'OFL.txt'), [song, companion].map(({ licence }) => licence).join('\n\n----\n\n'))
    writeFileSync(join(target, 'glyphs.txt'), `${glyphs.join('')}\n`)
    writeFileSync(join(root, 'app/styles/fonts.css'), fontCss(glyphs))
    console.log(`display.woff2: ${statSync(file).size} bytes, ${glyphs.length} Song glyphs`)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

await main()
