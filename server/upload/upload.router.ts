import { limited, member, router } from '../rpc/procedures.ts'
import { storeImage } from './store-image.ts'
import { uploadImage, uploadedImage } from './upload.schema.ts'

export const uploadRouter = router({
  /** The handler of /uploads calls it with the bytes; typed calls cannot carry them. */
  keep: member
    .meta({ counts: false })
    .meta({ rpc: false })
    .input(uploadImage)
    .output(uploadedImage)
    .use(limited('upload'))
    .mutation(({ ctx, input: { bytes } }) => storeImage(ctx, bytes)),
})
