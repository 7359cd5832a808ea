// The pictures of the puzzles, such as /mosaic/torch.webp and, for phones, /mosaic/torch-720.webp. They are made of public texts. They are drawn
// rarely, and again when one of these texts is gone.
import { communityContent, samplesContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { hours, minutes, seconds } from '../../kernel/clock.ts'
import { hashToken } from '../../kernel/secret.ts'
import type { MosaicInput } from '../../mosaic/draw-mosaic.worker.ts'
import { drawableTexts } from '../../mosaic/mosaic-texts.ts'
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
  picture: Promise<MadePicture>
  /** The same for phones, made at the first request. */
  small?: Promise<MadePicture>
}

const drawing = new URL('../../mosaic/draw-mosaic.worker.ts', import.meta.url)
// Everybody gets the same picture, so the site itself is the sender.
const drawn = (words: MosaicInput) => drawInWorker(['site'], drawing, 'drawMosaic', words)
const shrunk = (picture: Uint8Array) => drawInWorker(['site'], drawing, 'shrinkMosaic', picture)

export interface MosaicPictures {
  whole: (picture: MosaicPicture) => Promise<MadePicture>
  /** In the width of a phone, with a third of the bytes. */
  small: (picture: MosaicPicture) => Promise<MadePicture>
}

export const isPicture = (name: string): name is MosaicPicture => mosaicPictures.some(picture => picture === name)

/** Returns the functions that give the newest picture of each puzzle. */
export function mosaicPicturesOf(site: Site, draw = drawn, shrink = shrunk): MosaicPictures {
  const kept = new Map<MosaicPicture, DrawnMosaic>()
  const looking = new Map<MosaicPicture, Promise<DrawnMosaic>>()
  return {
    whole: async picture => (await newest(picture)).picture,
    async small(picture) {
      const drawn = await newest(picture)
      drawn.small ??= drawn.picture.then(async ({ bytes }) => tagged(await shrink(bytes)))
      drawn.small.catch(() => delete drawn.small)
      return drawn.small
    },
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
    const drawn = known !== undefined && (await isCurrent(known, now)) ? known : await drawnOf(picture, now)
    const checked: DrawnMosaic = { ...drawn, checkedAt: now }
    kept.set(picture, checked)
    checked.picture.catch(() => kept.delete(picture))
    return checked
  }

  async function isCurrent({ voices, at }: DrawnMosaic, now: number): Promise<boolean> {
    if (now - at >= redrawAfter || !(await areUnchanged(site.fork(), voices))) return false
    return (
      now - at < newTextsAfter || namesOf(await newestCommunityTexts(site.fork(), voicesOfEach)) === namesOf(voices)
    )
  }

  async function drawnOf(picture: MosaicPicture, now: number): Promise<DrawnMosaic> {
    const voices = await newestCommunityTexts(site.fork(), voicesOfEach)
    return { voices, at: now, checkedAt: now, picture: made(picture, voices) }
  }

  async function made(picture: MosaicPicture, voices: readonly CommunityText[]): Promise<MadePicture> {
    const art = await siteArtwork(communityContent('zh').mosaic.pictures[picture].url)
    const words = await drawableTexts(voices.map(voice => voice.words))
    return tagged(await draw({ art, texts: words.length === 0 ? await sampleWords(site) : words }))
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
