import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { shownBoard } from '../board/board.queries.ts'
import { requireFound } from '../kernel/refusal.ts'
import { requireMemberPage } from '../member/require-member-page.ts'

interface AskedScope {
  board?: number | undefined
  member?: string | undefined
}

/** Returns the ids of the board and the member to search in; refuses those that this viewer may not see. */
export async function requireScope(
  ctx: ProcedureContext,
  { board, member }: AskedScope,
): Promise<{ board: number | undefined; author: number | undefined }> {
  if (board !== undefined) requireFound(await shownBoard(ctx, board), 'board.not_found')
  return { board, author: member ? (await requireMemberPage(ctx, { username: member })).id : undefined }
}
