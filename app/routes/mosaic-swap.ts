import type { ActionFunctionArgs } from '@remix-run/node'
import { swapAction } from '#app/forms/mosaic-swap.action.ts'

/** Swaps two tiles by script: responds with the board, or with the problem. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answer = await swapAction(args)
  return 'data' in answer ? Response.json(answer.data, { status: answer.init?.status ?? 200 }) : answer
}
