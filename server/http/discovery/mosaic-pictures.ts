// The pictures of the puzzles, such as /mosaic/torch.webp and, for phones, /mosaic/torch-720.webp. They are made of public texts. They are drawn
// rarely, and again when one of these texts is gone.
import type { Site } from '../../rpc/context.ts'
import { hours, minutes, seconds } from '../../kernel/clock.ts'
import { hashToken } from '../../kernel/secret.ts'
import type { PictureSize } from '../../mosaic/draw-mosaic.worker.ts'
import { drawOnce } from '../../mosaic/draw-once.ts'
import { newestCommunityTexts, areUnchanged, type CommunityText } from '../../mosaic/mosaic.queries.ts'
import { mosaicPictures, type MosaicPicture } from '../../mosaic/mosaic.schema.ts'
import { publishedContent } from '../pages/story-or-draft.ts'
import { artworkOf, sampleTexts } from './mosaic-content.ts'

export interface MadePicture {
  tag: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The shortest time between two checks for removed texts. With the time that caches may keep the picture, it stays below a minute. */
const checkInterval = seconds(15)
/** The shortest time until new texts are included: on a busy day one arrives every few seconds. */
const newTextsAfter = minutes(10)
const redrawAfter = hours(1)
const voicesOfEach = 150

interface DrawnMosaic {
  voices: readonly CommunityText[]
  at: number
  checkedAt: number
  /** True while the next picture is drawn. */
  isAging?: boolean
  /** Each size is drawn at its first request. */
  drawn: Map<PictureSize, Promise<MadePicture>>
}

export type MosaicPictures = (picture: MosaicPicture, size: PictureSize) => Promise<MadePicture>

export const isPicture = (name: string): name is MosaicPicture => mosaicPictures.some(picture => picture === name)

/**
 * Returns a function that gives the newest picture of a puzzle. Nobody waits for new texts: the picture without them is shown until the next one is
 * drawn. A picture with a removed or edited text is not shown again.
 */
export function mosaicPicturesOf(site: Site, draw = drawOnce(site)): MosaicPictures {
  const kept = new Map<MosaicPicture, DrawnMosaic>()
  const looking = new Map<MosaicPicture, Promise<DrawnMosaic>>()
  const newestVoices = () => newestCommunityTexts(site.fork(), voicesOfEach)
  return async (picture, size) => sized(await newest(picture), picture, size)

  async function newest(picture: MosaicPicture): Promise<DrawnMosaic> {
    const known = kept.get(picture)
    const now = site.clock.now().getTime()
    if (known !== undefined && now - known.checkedAt < checkInterval) return known
    const look = looking.get(picture) ?? refresh(picture, known, now)
    looking.set(picture, look)
    return look.finally(() => looking.delete(picture))
  }

  async function refresh(picture: MosaicPicture, known: DrawnMosaic | undefined, now: number): Promise<DrawnMosaic> {
    if (known === undefined || !(await areUnchanged(site.fork(), known.voices))) {
      const redrawn = { voices: await newestVoices(), at: now, checkedAt: now, drawn: new Map() }
      kept.set(picture, redrawn)
      return redrawn
    }
    known.checkedAt = now
    if (now - known.at < newTextsAfter || known.isAging === true) return known
    const voices = await newestVoices()
    if (now - known.at >= redrawAfter || namesOf(voices) !== namesOf(known.voices))
      void replace(picture, known, { voices, at: now, checkedAt: now, drawn: new Map() })
    return known
  }

  /** Draws the next picture in the sizes that were requested, and then shows it. A failure is reported, and the next check tries again. */
  async function replace(picture: MosaicPicture, known: DrawnMosaic, next: DrawnMosaic): Promise<void> {
    known.isAging = true
    try {
      await Promise.all([...known.drawn.keys()].map(size => sized(next, picture, size)))
      if (kept.get(picture) === known) kept.set(picture, next)
    } catch (fault) {
      site.report(fault, 'drawing a puzzle')
    } finally {
      known.isAging = false
    }
  }

  async function sized(
    { voices, drawn }: DrawnMosaic,
    picture: MosaicPicture,
    size: PictureSize,
  ): Promise<MadePicture> {
    const making = drawn.get(size) ?? made(picture, size, voices)
    drawn.set(size, making)
    making.catch(() => drawn.delete(size))
    return making
  }

  async function made(picture: MosaicPicture, size: PictureSize, voices: readonly CommunityText[]) {
    const [art, content] = await Promise.all([artworkOf(picture), publishedContent(site)])
    const texts = voices.map(({ words }) => words)
    return tagged(await draw({ art, texts, samples: sampleTexts(content), size }, picture))
  }
}

const tagged = (bytes: MadePicture['bytes']): MadePicture => ({
  tag: `"${hashToken(Buffer.from(bytes).toString('base64'))}"`,
  bytes,
})

const namesOf = (voices: readonly CommunityText[]) => voices.map(({ kind, id }) => `${kind}${id}`).join()
