import { anyone, limited, router } from '../rpc/procedures.ts'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import { numberOf } from '../visitor/visitor.queries.ts'
import { drawnPoster, drawPoster, encodeAddress, fitPoster, qrCode, undrawnCharacters } from './poster.schema.ts'
import { encodeQrCode } from './qr-code.ts'
import { fitWords } from './poster-words.ts'
import { posterPicture } from './poster-picture.ts'

// Posters are only for the site's own pages, which decide the address in the code. The name and the wish are drawn and forgotten after ten minutes.
export const posterRouter = router({
  /** The QR code of a poster, for its preview. */
  code: anyone
    .meta({ rpc: false })
    .input(encodeAddress)
    .output(qrCode)
    .query(({ input }) => encodeQrCode(input.address)),

  /** The characters of name and wish that the picture leaves out. */
  undrawn: anyone
    .meta({ rpc: false })
    .input(fitPoster)
    .output(undrawnCharacters)
    .query(async ({ input: { locale, ...words } }) => (await fitWords(words, locale)).undrawn),

  /** Draws the poster. Its number is that of the caller's own visitor session and cannot be chosen. */
  draw: anyone
    .meta({ rpc: false })
    .input(drawPoster)
    .output(drawnPoster)
    .use(limited('poster'))
    .query(async ({ ctx, input: { address, ...words } }) => {
      const { em, visitorSession } = ctx
      const visitorNumber = visitorSession === undefined ? null : await numberOf(em, visitorSession)
      const png = await posterPicture(identifyQueueSender(ctx), {
        ...words,
        visitorNumber,
        code: encodeQrCode(address),
      })
      return { png: Buffer.from(png).toString('base64') }
    }),
})
