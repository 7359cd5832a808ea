import type { Locale } from '../rpc/context.ts'
import { drawInWorker } from '../drawing/drawing-queue.ts'
import { PictureCache } from '../drawing/picture-cache.ts'
import { minutes } from '../kernel/clock.ts'
import type { Sender } from '../kernel/fair-queue.ts'
import type { PosterWords, QrCode } from './poster.schema.ts'

export interface Sheet extends PosterWords {
  locale: Locale
  /** The bare number, without the constant that is added for display. */
  visitorNumber: number | null
  code: QrCode
}

// Each poster is requested twice, to be shown and to be saved. It is cached as long as the browser may cache it.
const kept = new PictureCache({ maxBytes: 16 * 1024 * 1024, lasts: minutes(10) })

const drawing = new URL('./draw-poster.worker.ts', import.meta.url)

/** Returns the poster as a PNG. Characters that cannot be drawn are left out. */
export const posterPicture = (sender: Sender, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  kept.of(sheet, () => drawInWorker(sender, drawing, 'drawSheet', sheet))
