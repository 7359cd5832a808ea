import type { Locale } from '../rpc/context.ts'
import { drawInWorker } from '../drawing/drawing-queue.ts'
import { PictureCache } from '../drawing/picture-cache.ts'
import { minutes } from '../kernel/clock.ts'
import type { Sender } from '../kernel/fair-queue.ts'
import type { PosterWords, QrCode } from './poster.schema.ts'

export interface Sheet extends PosterWords {
  locale: Locale
  /** Without what is added to it where it is shown. */
  visitorNumber: number | null
  code: QrCode
}

// A member's poster is asked for twice, to be seen and to be kept. As long as the browser may keep it.
const kept = new PictureCache({ atMost: 16 * 1024 * 1024, lasts: minutes(10) })

const drawing = new URL('./draw-poster.worker.ts', import.meta.url)

/** The poster as a PNG; characters that cannot be drawn are left out. */
export const posterPicture = (sender: Sender, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  kept.of(sheet, () => drawInWorker(sender, drawing, 'drawSheet', sheet))
