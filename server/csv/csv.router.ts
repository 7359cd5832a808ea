import { requireMember } from '../member/require-member.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { router, withRight } from '../rpc/procedures.ts'
import { recordAct } from '../audit/record-act.ts'
import { columnsFor, nextRowsOf } from './csv-lists.ts'
import * as schema from './csv.schema.ts'

// The lists of the desk as rows, for CSV files.
export const csvRouter = router({
  /** Records in the audit who downloads a list, and returns its columns. */
  open: withRight('downloads')
    .input(schema.openCsv)
    .output(schema.csvHead)
    .mutation(async ({ ctx, input: { list, filter } }) => {
      await requireAdminStill(ctx)
      await recordAct(ctx, { act: 'csv.open', target: list, after: filter })
      await ctx.commit()
      return { columns: columnsFor(list) }
    }),

  /** The next rows. Refused if the member is no longer an admin. */
  rows: withRight('downloads')
    .input(schema.nextRows)
    .output(schema.csvRows)
    .query(async ({ ctx, input }) => {
      await requireAdminStill(ctx)
      return nextRowsOf(ctx, input)
    }),
})

/** A long file is read in many parts. An admin who lost the role meanwhile gets no further part. */
async function requireAdminStill({ em, viewer }: Pick<MemberWork, 'em' | 'viewer'>): Promise<void> {
  const member = await requireMember(em, viewer)
  if (!member.may('downloads')) throw new Refusal('forbidden', 'session.not_admin')
}
