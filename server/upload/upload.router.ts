import { limited, member, router } from '../rpc/procedures.ts'
import { keep } from './keep-image.ts'
import { keepImage, keptImage } from './upload.schema.ts'

export const uploadRouter = router({
  /** The handler of /uploads calls it with the bytes; typed calls cannot carry them. */
  keep: member
    .meta({ counts: false })
    .meta({ rpc: false })
    .input(keepImage)
    .output(keptImage)
    .use(limited('upload'))
    .mutation(({ ctx, input: { bytes } }) => keep(ctx, bytes)),
})
