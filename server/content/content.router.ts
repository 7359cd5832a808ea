import { router, withRight } from '../rpc/procedures.ts'
import * as schema from './content.schema.ts'
import { readChosen, readContent } from './list-content.ts'
import { removeContent } from './remove-content.ts'

// All texts in one list, for staff (docs/product.md#content-on-the-desk).
export const contentRouter = router({
  list: withRight('review')
    .input(schema.listContent)
    .output(schema.contentList)
    .query(({ ctx, input }) => readContent(ctx, input)),

  /** The texts that are about to be removed. */
  chosen: withRight('texts')
    .input(schema.removeContent)
    .output(schema.chosenTexts)
    .query(async ({ ctx, input }) => ({ texts: await readChosen(ctx, input.texts) })),

  remove: withRight('texts')
    .input(schema.removeContent)
    .output(schema.removedContent)
    .mutation(({ ctx, input }) => removeContent(ctx, input)),
})
