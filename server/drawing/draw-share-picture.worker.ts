import { box, drawing, drawPng, type Drawn } from './draw-png.ts'
import { drawableTexts } from './drawable-characters.ts'
import { ember, gold, ink, mist, night, paper, river } from './colours.ts'
import { siteArtwork, torchDrawing } from './site-artwork.ts'

/** The texts on the picture that other sites show beside a link to this one. */
export interface ShareWords {
  /** The small line above the title: the name of the site, or the kind of text. */
  kicker: string
  title: string
  line: string
  date: string
}

const shareSize = { width: 1200, height: 630 } as const

const { width, height } = shareSize

export interface ShareSheet {
  /** `night`: the dark picture with the torch, for Home. `paper`: the light picture with a drawing to one side, for a page or a text. */
  ground: 'night' | 'paper'
  words: ShareWords
  /** The address of a drawing of the site. */
  picture: string
}

export const drawShareSheet = ({ ground, words, picture }: ShareSheet): Promise<Uint8Array<ArrayBuffer>> =>
  ground === 'night' ? nightSheet(words, picture) : paperSheet(words, picture)

async function nightSheet(words: ShareWords, picture: string): Promise<Uint8Array<ArrayBuffer>> {
  const [ground, torch] = await Promise.all([siteArtwork(picture), torchDrawing('#8fb6c9')])
  const layers = [
    drawing(ground, 1280, 720, { position: 'absolute', left: -40, bottom: -90, opacity: 0.75 }),
    box({ ...whole, backgroundImage: `linear-gradient(100deg, ${night} 38%, ${night}00 72%)` }, []),
    drawing(torch, 230, 540, { position: 'absolute', right: 96, top: 56 }),
    writing(await inTheFace(words), { text: paper, quiet: mist, accent: gold, measure: 780, tall: 96 }),
  ]
  return drawPng(box({ ...whole, backgroundColor: night }, layers), shareSize)
}

async function paperSheet(words: ShareWords, picture: string): Promise<Uint8Array<ArrayBuffer>> {
  const artwork = await siteArtwork(picture)
  const wide = widthFor(artwork)
  const layers = [
    drawing(artwork, wide, illustrationHeight, { position: 'absolute', right: -40, bottom: -10 }),
    box({ ...whole, backgroundImage: `linear-gradient(90deg, ${paper} 58%, ${paper}00 74%)` }, []),
    box({ position: 'absolute', left: 72, top: 0, width: 96, height: 10, backgroundColor: ember }, []),
    writing(await inTheFace(words), { text: ink, quiet: river, accent: ember, measure: 640, tall: 88 }),
  ]
  return drawPng(box({ ...whole, backgroundColor: paper }, layers), shareSize)
}

const illustrationHeight = 465

/** Returns the width that follows from the proportions of the drawing. */
function widthFor(svg: string): number {
  const [, wide = '4', high = '3'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return Math.round((illustrationHeight * Number(wide)) / Number(high))
}

const whole = { position: 'absolute', left: 0, top: 0, width, height } as const

interface Hand {
  text: string
  quiet: string
  accent: string
  measure: number
  /** The font size of a short title. */
  tall: number
}

function writing({ kicker, title, line, date }: ShareWords, { text, quiet, accent, measure, tall }: Hand): Drawn {
  const size = titleSize(title, tall)
  const field = { position: 'absolute', left: 72, top: 60, width: width - 144, height: height - 116 }
  return box({ ...field, flexDirection: 'column', justifyContent: 'space-between' }, [
    box({ fontSize: 28, color: accent, letterSpacing: 4 }, kicker),
    box({ flexDirection: 'column', width: measure }, [
      box({ display: 'block', fontSize: size, lineHeight: 1.24, color: text, lineClamp: 3, ...written }, title),
      box(
        {
          display: 'block',
          fontSize: 28,
          lineHeight: 1.55,
          color: quiet,
          marginTop: 26,
          lineClamp: 2,
          width: 600,
          ...written,
        },
        line,
      ),
    ]),
    box({ fontSize: 32, color: accent, letterSpacing: 2 }, date),
  ])
}

// A word longer than the line is broken, and not cut off at the edge.
const written = { whiteSpace: 'pre-wrap', wordBreak: 'break-word' } as const

async function inTheFace({ kicker, title, line, date }: ShareWords): Promise<ShareWords> {
  const { texts } = await drawableTexts(`${kicker}${date}…`, [title, line])
  const [drawnTitle = '', drawnLine = ''] = texts
  return { kicker, date, title: drawnTitle, line: drawnLine }
}

/** Counts Chinese characters twice, because they are twice as wide as Latin letters. */
function titleSize(title: string, tall: number): number {
  const length = title.length + (title.match(/[\u2e80-\uffef]/g)?.length ?? 0)
  if (length <= 14) return tall
  if (length <= 28) return 76
  return length <= 60 ? 56 : 44
}
