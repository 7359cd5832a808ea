// The pictures of the puzzles, such as /mosaic/torch.webp and, for phones, /mosaic/torch-720.webp. They are made of public texts. They are drawn
// rarely, and again when one of these texts is gone.
import { communityContent, samplesContent, type AllContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { siteArtwork } from '../../drawing/site-artwork.ts'
import { hours, minutes, seconds } from '../../kernel/clock.ts'
import { hashToken } from '../../kernel/secret.ts'
import type { MosaicInput, PictureSize } from '../../mosaic/draw-mosaic.worker.ts'
import { drawUnlessBuilt } from '../../mosaic/built-mosaics.ts'
import { newestCommunityTexts, areUnchanged, type CommunityText } from '../../mosaic/mosaic.queries.ts'
import { mosaicPictures, type MosaicPicture } from '../../mosaic/mosaic.schema.ts'
import { publishedContent } from '../pages/story-or-draft.ts'

export interface MadePicture {
  tag: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The shortest time between two checks for removed texts. With the time that caches may keep the picture, it stays below a minute. */
const checkInterval = seconds(15)
/** The shortest time until new texts are included: on a busy day one arrives every few seconds. The first text is included at the next check. */
const newTextsAfter = minutes(10)
/** After this time, edited sample texts are shown. */
const redrawAfter = hours(1)
/** How many of the newest blessings, and of the newest pledges, are drawn. */
export const voicesOfEach = 150

interface DrawnMosaic {
  voices: readonly CommunityText[]
  at: number
  checkedAt: number
  /** True while the next picture is being drawn. */
  isBeingReplaced?: boolean
  /** Each size is drawn at its first request. */
  drawn: Map<PictureSize, Promise<MadePicture>>
}

export type MosaicPictures = (picture: MosaicPicture, size: PictureSize) => Promise<MadePicture>

export const isPicture = (name: string): name is MosaicPicture => mosaicPictures.some(picture => picture === name)

/**
 * Returns a function that gives the newest picture of a puzzle. Nobody waits for new texts: the picture without them is shown until the next one is
 * drawn. A picture with a removed or edited text is not shown again.
 */
export function mosaicPicturesOf(site: Site, draw = drawUnlessBuilt(site)): MosaicPictures {
  const kept = new Map<MosaicPicture, DrawnMosaic>()
  const looking = new Map<MosaicPicture, Promise<DrawnMosaic>>()
  const sized = drawEachSizeOnce(site, draw)
  return async function pictureOf(picture, size): Promise<MadePicture> {
    const current = await newest(picture)
    const made = await sized(current, picture, size)
    // If drawing took long, a text may have been removed meanwhile.
    return isChecked(current) ? made : pictureOf(picture, size)
  }

  function isChecked({ checkedAt }: DrawnMosaic): boolean {
    return site.clock.now().getTime() - checkedAt < checkInterval
  }

  async function newest(picture: MosaicPicture): Promise<DrawnMosaic> {
    const known = kept.get(picture)
    if (known !== undefined && isChecked(known)) return known
    const look = looking.get(picture) ?? refresh(picture, known)
    looking.set(picture, look)
    return look.finally(() => looking.delete(picture))
  }

  async function refresh(picture: MosaicPicture, known: DrawnMosaic | undefined): Promise<DrawnMosaic> {
    const now = site.clock.now().getTime()
    if (known === undefined || !(await areUnchanged(site.fork(), known.voices))) {
      const redrawn = await ofNewestTexts(now)
      kept.set(picture, redrawn)
      return redrawn
    }
    known.checkedAt = now
    const redrawnAfter = known.voices.length === 0 ? 0 : newTextsAfter
    if (now - known.at >= redrawnAfter && known.isBeingReplaced !== true) void replaceIfOld(picture, known, now)
    return known
  }

  /** Draws the next picture in the sizes that were requested, and then shows it. A failure is reported, and the next check tries again. */
  async function replaceIfOld(picture: MosaicPicture, known: DrawnMosaic, now: number): Promise<void> {
    known.isBeingReplaced = true
    try {
      const next = await ofNewestTexts(now)
      if (now - known.at < redrawAfter && namesOf(next.voices) === namesOf(known.voices)) return
      await Promise.all([...known.drawn.keys()].map(size => sized(next, picture, size)))
      if (kept.get(picture) === known) kept.set(picture, next)
    } catch (fault) {
      site.report(fault, 'drawing a mosaic')
    } finally {
      known.isBeingReplaced = false
    }
  }

  async function ofNewestTexts(now: number): Promise<DrawnMosaic> {
    const voices = await newestCommunityTexts(site.fork(), voicesOfEach)
    return { voices, at: now, checkedAt: now, drawn: new Map() }
  }
}

/** Returns a function that draws a picture in a size, once unless that fails. */
function drawEachSizeOnce(site: Site, draw: ReturnType<typeof drawUnlessBuilt>) {
  return async function sized({ voices, drawn }: DrawnMosaic, picture: MosaicPicture, size: PictureSize) {
    const making = drawn.get(size) ?? made(picture, size, voices)
    drawn.set(size, making)
    making.catch(() => drawn.delete(size))
    return making
  }

  async function made(picture: MosaicPicture, size: PictureSize, voices: readonly CommunityText[]) {
    const texts = voices.map(({ words }) => words)
    return tagged(await draw(await mosaicInputOf({ picture, size, texts, content: await publishedContent(site) })))
  }
}

interface MosaicWords extends Pick<MosaicInput, 'size' | 'texts'> {
  picture: MosaicPicture
  /** The published story; if absent, the shipped one. */
  content?: AllContent
}

/** Adds the artwork and the sample texts of the content to the texts of a mosaic. */
export const mosaicInputOf = async ({ picture, size, texts, content }: MosaicWords): Promise<MosaicInput> => ({
  art: await siteArtwork(communityContent('zh').mosaic.pictures[picture].url),
  texts,
  samples: samplesContent('zh', content).pledges.map(({ message }) => message),
  size,
})

const tagged = (bytes: MadePicture['bytes']): MadePicture => ({
  tag: `"${hashToken(Buffer.from(bytes).toString('base64'))}"`,
  bytes,
})

const namesOf = (voices: readonly CommunityText[]) => voices.map(({ kind, id }) => `${kind}${id}`).join()
