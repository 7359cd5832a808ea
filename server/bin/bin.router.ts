import { router, withRight } from '../rpc/procedures.ts'
import { listEntries } from './bin.queries.ts'
import * as schema from './bin.schema.ts'
import { viewRemoved } from './bin.view.ts'
import { restoreTexts } from './restore-texts.ts'

// Texts that were removed and can be restored (docs/product.md#bin).
export const binRouter = router({
  /** Latest first. */
  list: withRight('texts')
    .input(schema.listBin)
    .output(schema.binList)
    .query(async ({ ctx: { em }, input }) => {
      const rows = await listEntries(em, { ...input, limit: input.limit + 1 })
      const shown = rows.slice(0, input.limit)
      return { texts: shown.map(viewRemoved), next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
    }),

  restore: withRight('texts')
    .input(schema.restoreTexts)
    .output(schema.restored)
    .mutation(({ ctx, input }) => restoreTexts(ctx, input)),
})
