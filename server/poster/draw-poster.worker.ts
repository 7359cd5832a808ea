import { posterPage } from '#app/content/pages/poster.ts'
import { firstNumber, sixDigits } from '#app/i18n/visitor-number.ts'
import type { Locale } from '../rpc/context.ts'
import { box, drawing, drawPng, type Drawn } from '../drawing/draw-png.ts'
import { dawn, ember, gold, ink, mist, night, paper, river } from '../drawing/colours.ts'
import { siteArtwork, torchDrawing } from '../drawing/site-artwork.ts'
import { fitWords, mottoOf } from './poster-words.ts'
import type { Sheet } from './poster-picture.ts'
import type { PosterTheme, QrCode } from './poster.schema.ts'

/** Pixels; the proportions of a phone (docs/product.md#poster). */
const posterSize = { width: 1080, height: 1920 } as const

const { width, height } = posterSize
const edge = 84

interface Ground {
  colour: string
  text: string
  quiet: string
  accent: string
  art: (locale: Locale) => Promise<Drawn[]>
}

const placed = (left: number, top: number) => ({ position: 'absolute', left, top }) as const

const grounds: Readonly<Record<PosterTheme, Ground>> = {
  night: {
    colour: night,
    text: paper,
    quiet: mist,
    accent: gold,
    art: async () => [drawing(await siteArtwork('/pictures/lanterns-night.svg'), 1440, 1080, placed(-216, 430))],
  },
  paper: {
    colour: paper,
    text: ink,
    quiet: river,
    accent: ember,
    // The torch stands where the motto in that language leaves room.
    art: async locale => [
      drawing(await siteArtwork('/water/reach.svg'), 2400, 1350, { ...placed(-700, 150), opacity: 0.22 }),
      drawing(await torchDrawing(river), 300, 705, locale === 'zh' ? placed(32, 360) : placed(660, 520)),
    ],
  },
  dawn: {
    colour: dawn,
    text: ink,
    quiet: river,
    accent: ember,
    art: async () => [drawing(await siteArtwork('/pictures/dawn-river.svg'), 1846, 1038, placed(-516, 510))],
  },
}

/** Draws the poster as a PNG. Characters that cannot be drawn are left out. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const ground = grounds[sheet.theme]
  const [art, { name, wish }] = await Promise.all([ground.art(sheet.locale), fitWords(sheet, sheet.locale)])
  const shade = `linear-gradient(180deg, ${ground.colour} 40%, ${ground.colour}00)`
  const layers = [
    ...art,
    box({ ...placed(0, 0), width, height: 430, backgroundImage: shade }, []),
    head(sheet.locale, ground),
    foot({ ...sheet, name, wish }, ground),
    motto(sheet, ground),
  ]
  return drawPng(box({ ...placed(0, 0), width, height, backgroundColor: ground.colour }, layers), posterSize)
}

function head(locale: Locale, { text, accent }: Ground): Drawn {
  const { title, date } = posterPage(locale).sheet
  const line = { ...placed(edge, edge), width: width - 2 * edge, justifyContent: 'space-between', fontSize: 34 }
  return box({ ...line, letterSpacing: 2 }, [box({ color: text }, title), box({ color: accent }, date)])
}

function motto({ motto: key, locale }: Sheet, { text }: Ground): Drawn {
  const { lines, size: fontSize } = mottoOf(key, locale)
  const field = { ...placed(edge, 210), width: width - 2 * edge, fontSize, color: text }
  if (locale === 'en') {
    const rows = lines.map(line => box({}, line))
    return box({ ...field, flexDirection: 'column', lineHeight: 1.3 }, rows)
  }
  const columns = lines.map(line =>
    box(
      { flexDirection: 'column', marginLeft: fontSize * 0.36, lineHeight: 1.12 },
      Array.from(line, character => box({}, character)),
    ),
  )
  return box({ ...field, flexDirection: 'row-reverse' }, columns)
}

const written = { display: 'block', whiteSpace: 'pre-wrap', wordBreak: 'break-word' } as const

/** Draws the lower part, whose height follows from its text. The picture fades out above it, because text must not stand on lines. */
function foot({ name, wish, locale, visitorNumber, code }: Sheet, { colour, text, quiet, accent }: Ground): Drawn {
  const { number: said, sheet } = posterPage(locale)
  const number =
    visitorNumber === null ? undefined : `${said.before}${sixDigits(visitorNumber + firstNumber)}${said.after}`
  const words = [
    wish === '' ? undefined : box({ fontSize: 46, lineHeight: 1.55, color: text, lineClamp: 7, ...written }, wish),
    name === ''
      ? undefined
      : box({ fontSize: 40, marginTop: 22, color: accent, lineClamp: 3, ...written }, `—— ${name}`),
  ]
  const lines = [
    box({ fontSize: 30, color: quiet, letterSpacing: 2 }, sheet.slogan),
    number === undefined ? undefined : box({ fontSize: 40, color: text }, number),
  ]
  const side = 176
  const signed = box(
    {
      marginTop: 44,
      paddingTop: 34,
      borderTop: `2px solid ${accent}`,
      justifyContent: 'space-between',
      alignItems: 'flex-end',
    },
    [
      box({ flexDirection: 'column', gap: 10 }, lines.filter(isThere)),
      box({ padding: 16, backgroundColor: paper }, [drawing(codeDrawing(code), side, side)]),
    ],
  )
  const shade = `linear-gradient(0deg, ${colour}, ${colour}00)`
  const field = { flexDirection: 'column', padding: `16px ${edge}px ${edge}px`, backgroundColor: colour } as const
  return box({ position: 'absolute', left: 0, bottom: 0, width, flexDirection: 'column' }, [
    box({ width, height: 300, backgroundImage: shade }, []),
    box(field, [...words.filter(isThere), signed]),
  ])
}

const isThere = (drawn: Drawn | undefined): drawn is Drawn => drawn !== undefined

const codeDrawing = ({ size, path }: QrCode) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${ink}" d="${path}"/></svg>`
