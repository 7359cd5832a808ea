import { z } from 'zod'
import { seconds } from '../kernel/clock.ts'
import { FairQueue, type Sender } from '../kernel/fair-queue.ts'
import { busyRefusal, Refusal } from '../kernel/refusal.ts'
import { runInWorker } from '../kernel/worker-pool.ts'
import { hasImageSignature } from './image-format.ts'

// One image at a time, because decoding takes memory by the pixel. Waiting images are already in memory, up to ten megabytes each.
const queue = new FairQueue({
  concurrency: 1,
  maxWaiting: 16,
  maxWaitingPerSender: 4,
  queueTimeoutMs: seconds(30),
  busyError: () => busyRefusal(),
})

const decoding = new URL('./decode-image.worker.ts', import.meta.url)

const bytes = z.instanceof(Uint8Array<ArrayBuffer>)
const decodedImage = z.object({ large: bytes, small: bytes, square: bytes, width: z.int(), height: z.int() })
export type DecodedImage = z.infer<typeof decodedImage>

// The result of a worker is copied, so a refusal arrives as its code.
const decodeResult = z.union([
  decodedImage,
  z.object({ refused: z.enum(['upload.not_an_image', 'upload.too_many_pixels', 'upload.broken']) }),
])
export type DecodeResult = z.infer<typeof decodeResult>

/** Decodes an image in a worker thread, when it is the sender's turn, and encodes it anew as WebP in three sizes. */
export async function decodeImage(image: Uint8Array, sender: Sender): Promise<DecodedImage> {
  if (!hasImageSignature(image)) throw refused('upload.not_an_image')
  const decoded = decodeResult.parse(await queue.run(sender, () => runInWorker(decoding, 'decode', image)))
  if ('refused' in decoded) throw refused(decoded.refused)
  return decoded
}

const refused = (code: Extract<DecodeResult, { refused: string }>['refused']) =>
  new Refusal('invalid', code, { field: 'image' })
