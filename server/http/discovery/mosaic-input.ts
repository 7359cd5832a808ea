import { communityContent, samplesContent, type AllContent } from '#app/content/index.ts'
import { siteArtwork } from '../../drawing/site-artwork.ts'
import type { MosaicInput } from '../../mosaic/draw-mosaic.worker.ts'
import type { MosaicPicture } from '../../mosaic/mosaic.schema.ts'

interface Drawn extends Pick<MosaicInput, 'size' | 'texts'> {
  picture: MosaicPicture
  /** The published story; if absent, the shipped one. */
  content?: AllContent
}

/** Adds the artwork and the sample texts of the content to the texts of a mosaic. */
export const mosaicInputOf = async ({ picture, size, texts, content }: Drawn): Promise<MosaicInput> => ({
  art: await siteArtwork(communityContent('zh').mosaic.pictures[picture].url),
  texts,
  samples: samplesContent('zh', content).pledges.map(({ message }) => message),
  size,
})
