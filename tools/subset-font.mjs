/**
 * Cuts the two display faces down to the glyphs that headings use, and writes public/fonts and app/styles/fonts.css.
 * Run it again when a heading gains a character (a test says so), with Node 22.18 or newer: node tools/subset-font.mjs
 * The full fonts and the subsetter are fetched from npm into a temporary folder; nothing of them stays but the result.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headingGlyphs, latin } from './heading-glyphs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const faces = {
  song: {
    from: '@expo-google-fonts/noto-serif-sc@0.4.3',
    file: '600SemiBold/NotoSerifSC_600SemiBold.ttf',
    licence: 'LICENSE_FONT',
    features: ['vert', 'vrt2'],
  },
  latin: {
    from: 'source-serif@4.5.1',
    file: 'TTF/SourceSerif4Display-Semibold.ttf',
    licence: 'LICENSE.md',
    features: ['kern', 'onum', 'pnum', 'tnum', 'liga'],
  },
}

function fetched(face, folder) {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('npm', ['pack', '--silent', face.from], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', archive, `package/${face.file}`, `package/${face.licence}`], { cwd: folder })
  return {
    font: readFileSync(join(folder, 'package', face.file)),
    licence: readFileSync(join(folder, 'package', face.licence), 'utf8'),
  }
}

function subsetter(folder) {
  execFileSync('npm', ['install', '--silent', '--prefix', folder, 'subset-font@2.9.0'], { cwd: folder })
  return createRequire(join(folder, 'index.js'))('subset-font')
}

/** U+4E00-4E02, U+4E09 …: the shortest writing of a set of glyphs. */
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

/** Ascent and descent are the same in a face and in its stand-in, so that nothing shifts when the face arrives. */
function fontCss(glyphs) {
  const times =
    "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold'), local('Tinos Bold')"
  const songs =
    "local('STSongti-SC-Bold'), local('Songti SC Bold'), local('NotoSerifCJKsc-SemiBold'), local('NotoSerifCJKsc-Bold'), local('Noto Serif CJK SC Bold'), local('SourceHanSerifSC-Bold'), local('SimSun')"
  const rule = (family, src, lines) =>
    `@font-face {\n  font-family: '${family}';\n  src: ${src};\n  font-weight: 400 900;\n${lines.map(line => `  ${line};\n`).join('')}}\n`
  const web = name => `url('/fonts/${name}.woff2') format('woff2')`
  const zh = ['ascent-override: 88%', 'descent-override: 12%', 'line-gap-override: 0%']
  const en = ['ascent-override: 92%', 'descent-override: 26%', 'line-gap-override: 0%']
  const ascii = 'unicode-range: U+20-7E, U+A0'
  return [
    '/* Written by tools/subset-font.mjs. */\n',
    rule('Torch Song', web('song'), ['font-display: swap', `unicode-range: ${unicodeRange(glyphs)}`, ...zh]),
    rule('Torch Song Fallback', songs, zh),
    rule('Torch Figures', web('latin'), ['font-display: swap', ascii, ...zh]),
    rule('Torch Figures Fallback', times, [ascii, 'size-adjust: 92.5%', ...zh]),
    rule('Torch Latin', web('latin'), ['font-display: swap', `unicode-range: ${unicodeRange(latin)}`, ...en]),
    rule('Torch Latin Fallback', times, ['size-adjust: 95.3%', ...en]),
  ].join('\n')
}

async function main() {
  const temporary = mkdtempSync(join(tmpdir(), 'subset-font-'))
  try {
    const glyphs = await headingGlyphs(root)
    const subset = subsetter(temporary)
    const target = join(root, 'public/fonts')
    mkdirSync(target, { recursive: true })
    const licences = []
    for (const [name, face] of Object.entries(faces)) {
      const { font, licence } = fetched(face, join(temporary, name))
      const cut = await subset(font, name === 'song' ? glyphs.join('') : latin, {
        targetFormat: 'woff2',
        keepFeatures: face.features,
        noHinting: true,
        dropTables: ['BASE', 'DSIG', 'STAT', 'gasp'],
      })
      writeFileSync(join(target, `${name}.woff2`), cut)
      licences.push(`${name}.woff2 is a subset of ${face.file.split('/').at(-1)}.\n\n${licence.trim()}\n`)
      console.log(`${name}.woff2: ${cut.length} bytes`)
    }
    writeFileSync(join(target, 'OFL.txt'), licences.join('\n\n----\n\n'))
    writeFileSync(join(target, 'glyphs.txt'), `${glyphs.join('')}\n`)
    writeFileSync(join(root, 'app/styles/fonts.css'), fontCss(glyphs))
    console.log(`${glyphs.length} Song glyphs`)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

await main()
