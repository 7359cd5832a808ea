// What the content gives to the pictures of the puzzles.
import { communityContent, samplesContent, type AllContent } from '#app/content/index.ts'
import { siteArtwork } from '../../drawing/site-artwork.ts'
import type { MosaicPicture } from '../../mosaic/mosaic.schema.ts'

/** The SVG that shines through a puzzle. */
export const artworkOf = (picture: MosaicPicture): Promise<string> =>
  siteArtwork(communityContent('zh').mosaic.pictures[picture].url)

/** The texts for a puzzle of a site without texts that can be drawn. */
export const sampleTexts = (content?: AllContent): string[] =>
  samplesContent('zh', content).pledges.map(({ message }) => message)
