import { limited, member, router } from '../rpc/procedures.ts'
import { keep } from './keep-image.ts'
import { keepImage, keptImage } from './upload.schema.ts'

export const uploadRouter = router({
  /** Called by the handler of /uploads with the bytes; typed calls carry none. */
  keep: member
    .meta({ counts: false })
    .meta({ rpc: false })
    .input(keepImage)
    .output(keptImage)
    .use(limited('upload'))
    .mutation(({ ctx, input: { bytes } }) => keep(ctx, bytes)),
})
