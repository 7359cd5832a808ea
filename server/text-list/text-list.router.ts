import { router, withRight } from '../rpc/procedures.ts'
import * as schema from './text-list.schema.ts'
import { readChosen, readTextList } from './list-texts.ts'
import { removeTexts } from './remove-texts.ts'

// All texts in one list, for staff (docs/product.md#content-on-the-desk). The addresses of the calls and of the page have the word `content`.
export const textListRouter = router({
  list: withRight('review')
    .input(schema.listTexts)
    .output(schema.textList)
    .query(({ ctx, input }) => readTextList(ctx, input)),

  /** The texts that are about to be removed. */
  chosen: withRight('texts')
    .input(schema.removeTexts)
    .output(schema.chosenTexts)
    .query(async ({ ctx, input }) => ({ texts: await readChosen(ctx, input.texts) })),

  remove: withRight('texts')
    .input(schema.removeTexts)
    .output(schema.removedTexts)
    .mutation(({ ctx, input }) => removeTexts(ctx, input)),
})
