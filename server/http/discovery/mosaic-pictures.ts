// The pictures of the puzzles, such as /mosaic/torch.webp and, for phones, /mosaic/torch-720.webp. They are made of public texts. They are drawn
// rarely, and again when one of these texts is gone.
import { communityContent, samplesContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { hours, minutes, seconds } from '../../kernel/clock.ts'
import { hashToken } from '../../kernel/secret.ts'
import type { MosaicInput, PictureSize } from '../../mosaic/draw-mosaic.worker.ts'
import { hasDrawableText } from '../../mosaic/mosaic-texts.ts'
import { newestCommunityTexts, areUnchanged, type CommunityText } from '../../mosaic/mosaic.queries.ts'
import { mosaicPictures, type MosaicPicture } from '../../mosaic/mosaic.schema.ts'
import { drawInWorker } from '../../drawing/drawing-queue.ts'
import { siteArtwork } from '../../drawing/site-artwork.ts'
import { publishedContent } from '../pages/story-or-draft.ts'

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
  /** Each size is drawn at its first request. */
  drawn: Map<PictureSize, Promise<MadePicture>>
}

const drawing = new URL('../../mosaic/draw-mosaic.worker.ts', import.meta.url)
// Everybody gets the same picture, so the site itself is the sender.
const drawMosaic = (input: MosaicInput) => drawInWorker(['site'], drawing, 'drawMosaic', input)

export type MosaicPictures = (picture: MosaicPicture, size: PictureSize) => Promise<MadePicture>

export const isPicture = (name: string): name is MosaicPicture => mosaicPictures.some(picture => picture === name)

/** Returns a function that gives the newest picture of a puzzle. */
export function mosaicPicturesOf(site: Site, draw = drawMosaic): MosaicPictures {
  const kept = new Map<MosaicPicture, DrawnMosaic>()
  const looking = new Map<MosaicPicture, Promise<DrawnMosaic>>()
  return async (picture, size) => {
    const { voices, drawn } = await newest(picture)
    const making = drawn.get(size) ?? made(picture, size, voices)
    drawn.set(size, making)
    making.catch(() => drawn.delete(size))
    return making
  }

  async function newest(picture: MosaicPicture): Promise<DrawnMosaic> {
    const known = kept.get(picture)
    const now = site.clock.now().getTime()
    if (known !== undefined && now - known.checkedAt < checkInterval) return known
    const look = looking.get(picture) ?? refresh(picture, known, now)
    looking.set(picture, look)
    return look.finally(() => looking.delete(picture))
  }

  async function refresh(picture: MosaicPicture, known: DrawnMosaic | undefined, now: number): Promise<DrawnMosaic> {
    const current = known !== undefined && (await isCurrent(known, now)) ? known : await withNewTexts(now)
    const checked: DrawnMosaic = { ...current, checkedAt: now }
    kept.set(picture, checked)
    return checked
  }

  async function isCurrent({ voices, at }: DrawnMosaic, now: number): Promise<boolean> {
    if (now - at >= redrawAfter || !(await areUnchanged(site.fork(), voices))) return false
    return (
      now - at < newTextsAfter || namesOf(await newestCommunityTexts(site.fork(), voicesOfEach)) === namesOf(voices)
    )
  }

  async function withNewTexts(now: number): Promise<DrawnMosaic> {
    const voices = await newestCommunityTexts(site.fork(), voicesOfEach)
    return { voices, at: now, checkedAt: now, drawn: new Map() }
  }

  async function made(
    picture: MosaicPicture,
    size: PictureSize,
    voices: readonly CommunityText[],
  ): Promise<MadePicture> {
    const art = await siteArtwork(communityContent('zh').mosaic.pictures[picture].url)
    const words = voices.map(voice => voice.words)
    const texts = (await hasDrawableText(words)) ? words : await sampleWords(site)
    return tagged(await draw({ art, texts, size }))
  }
}

const tagged = (bytes: MadePicture['bytes']): MadePicture => ({
  tag: `"${hashToken(Buffer.from(bytes).toString('base64'))}"`,
  bytes,
})

const namesOf = (voices: readonly CommunityText[]) => voices.map(({ kind, id }) => `${kind}${id}`).join()

/** Sample texts that are drawn until there are public texts that can be drawn. */
const sampleWords = async (site: Pick<Site, 'story'>): Promise<string[]> =>
  samplesContent('zh', await publishedContent(site)).pledges.map(({ message }) => message)
